import { fileSentences } from '#contracts/platform/upload-rules.ts';
import { reviewLimits, reviewSentences } from '#contracts/reviews/review.rules.ts';

type Described = Pick<File, 'name' | 'type' | 'size'>;

interface Sorted<F> {
  accepted: F[];
  refused: { title: string; line: string }[];
}

/** Divides newly chosen files into those that go along and what is said of the others. `already` are chosen. */
export function sortPhotos<F extends Described>(chosen: readonly F[], already: number): Sorted<F> {
  const sorted: Sorted<F> = { accepted: [], refused: [] };
  for (const file of chosen) {
    // What is no picture at all is dropped without a word, as when a whole folder was chosen.
    if (file.type !== '' && !file.type.startsWith('image/')) continue;
    const line = refusalOf(file);
    if (line === null) sorted.accepted.push(file);
    else sorted.refused.push({ title: isLarge(file) ? 'File too large' : 'Invalid images', line });
  }
  const room = Math.max(0, reviewLimits.pictures - already);
  if (sorted.accepted.length > room) {
    sorted.accepted = sorted.accepted.slice(0, room);
    const [title = '', line = ''] = reviewSentences.tooManyPictures.split(': ');
    sorted.refused.push({ title, line });
  }
  return sorted;
}

const isLarge = ({ size }: Described) => size > reviewLimits.pictureBytes;

function refusalOf(file: Described): string | null {
  const { name, type, size } = file;
  if (isLarge(file)) return fileSentences.tooLarge(name, reviewLimits.pictureBytes);
  if (size === 0) return fileSentences.empty(name);
  if (/^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)) return fileSentences.heic(name);
  const types: readonly string[] = reviewLimits.pictureTypes;
  return type !== '' && !types.includes(type) ? fileSentences.notAPicture(name) : null;
}
