import type { Sentence } from '#contracts/words/sentence.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { invalidInput } from '#server/platform/http/app-error.ts';
import { lockUnclaimed, type MediaKind, type MediaRow, markClaimed } from './media.queries.ts';

/**
 * Assigns uploaded files to a record written in this transaction, in the given order. Returns null if any of them
 * does not exist, belongs to another person or is already in use, without telling which. The rows stay locked: a
 * picture that is READY here stays so, and any other will publish `pictureSettled` later.
 */
export async function claimMedia(
  tx: Transaction,
  ownerId: number,
  kind: MediaKind,
  ids: readonly number[],
  now: Date,
): Promise<MediaRow[] | null> {
  const rows = new Map((await lockUnclaimed(tx, ownerId, kind, ids)).map((row) => [row.id, row]));
  const ordered = ids.flatMap((id) => rows.get(id) ?? []);
  if (ordered.length !== ids.length || rows.size !== ids.length) return null;
  await markClaimed(tx, ids, now);
  return ordered;
}

/** The same for the `mediaIds` of a form, each once. Returns them; throws INVALID_INPUT with `gone` instead of null. */
export async function claimPictures(
  tx: Transaction,
  ownerId: number,
  mediaIds: readonly number[],
  { gone, now }: { gone: Sentence; now: Date },
): Promise<number[]> {
  const ids = [...new Set(mediaIds)];
  if (!(await claimMedia(tx, ownerId, 'PICTURE', ids, now))) throw invalidInput({ mediaIds: gone });
  return ids;
}
