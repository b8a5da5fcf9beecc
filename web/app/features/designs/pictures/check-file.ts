import { pictureCountSentences, uploadLimits } from '#contracts/designs/design.rules.ts';
import { fileSentences } from '#contracts/platform/upload-rules.ts';
import type { Sentence } from '#contracts/words/sentence.ts';
import type { Message } from '#web/platform/sentences/sentences.ts';

export type FileKind = 'picture' | 'video';

type Described = Pick<File, 'name' | 'type' | 'size'>;

/**
 * Why a chosen file cannot be sent, or null. This saves a useless upload; the server reads the bytes and decides. A
 * file whose type the browser does not know is left to the server.
 */
export function refusalOf(kind: FileKind, { name, type, size }: Described): Sentence | null {
  if (kind === 'picture') {
    if (/^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)) return fileSentences.heic(name);
    if (type !== '' && !isOneOf(uploadLimits.pictureTypes, type)) return fileSentences.notAPicture(name);
  } else if (type !== '' && !isOneOf(uploadLimits.videoTypes, type)) return fileSentences.notAVideo(name);
  if (size === 0) return fileSentences.empty(name);
  const most = kind === 'picture' ? uploadLimits.pictureBytes : uploadLimits.videoBytes;
  return size > most ? fileSentences.tooLarge(name, most) : null;
}

/** How many pictures a design may have. */
const ofDesign = { most: uploadLimits.pictures, tooMany: pictureCountSentences.tooMany };

interface Sorted<F> {
  accepted: F[];
  /** One sentence per file, and one if there are too many. */
  refused: Message[];
}

/** Splits newly chosen pictures into those to send and messages about the others. */
export function sortPictures<F extends Described>(
  chosen: readonly F[],
  already: number,
  { most, tooMany }: { most: number; tooMany: Message } = ofDesign,
): Sorted<F> {
  const sorted: Sorted<F> = { accepted: [], refused: [] };
  for (const file of chosen) {
    const refusal = refusalOf('picture', file);
    if (refusal === null) sorted.accepted.push(file);
    else sorted.refused.push(refusal);
  }
  const room = Math.max(0, most - already);
  if (sorted.accepted.length > room) {
    sorted.accepted = sorted.accepted.slice(0, room);
    sorted.refused.push(tooMany);
  }
  return sorted;
}

function isOneOf(types: readonly string[], type: string): boolean {
  return types.includes(type);
}
