import { fileSentences } from '#contracts/platform/upload-rules.ts';
import { sentence } from '#contracts/words/sentence.ts';
import type { Message } from '#web/platform/sentences/sentences.ts';

/** The limits for photographs in a form; the server checks again. */
export interface PhotoLimits {
  pictures: number;
  pictureBytes: number;
  pictureTypes: readonly string[];
}

export interface Refusal {
  title: Message;
  line?: Message;
}

type Described = Pick<File, 'name' | 'type' | 'size'>;

interface Sorted<F> {
  accepted: F[];
  refused: Refusal[];
}

/**
 * Splits newly chosen files into accepted ones and messages about the others. `already` is the number chosen before;
 * `tooMany` is the message if the total exceeds the limit.
 */
export function sortPhotos<F extends Described>(
  chosen: readonly F[],
  already: number,
  limits: PhotoLimits,
  tooMany: Refusal,
): Sorted<F> {
  const sorted: Sorted<F> = { accepted: [], refused: [] };
  for (const file of chosen) {
    // Files that are not pictures are dropped silently, for example if a whole folder was chosen.
    if (file.type !== '' && !file.type.startsWith('image/')) continue;
    const line = refusalOf(file, limits);
    if (line === null) sorted.accepted.push(file);
    else {
      const isLarge = file.size > limits.pictureBytes;
      sorted.refused.push({
        title: sentence(isLarge ? 'platform.title.tooLarge' : 'platform.title.invalidImages'),
        line,
      });
    }
  }
  const room = Math.max(0, limits.pictures - already);
  if (sorted.accepted.length > room) {
    sorted.accepted = sorted.accepted.slice(0, room);
    sorted.refused.push(tooMany);
  }
  return sorted;
}

function refusalOf({ name, type, size }: Described, { pictureBytes, pictureTypes }: PhotoLimits) {
  if (size > pictureBytes) return fileSentences.tooLarge(name, pictureBytes);
  if (size === 0) return fileSentences.empty(name);
  if (/^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)) return fileSentences.heic(name);
  return type !== '' && !pictureTypes.includes(type) ? fileSentences.notAPicture(name) : null;
}
