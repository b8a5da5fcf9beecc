import type { Transaction } from '#server/platform/db/executor.ts';
import { lockUnclaimed, type MediaKind, type MediaRow, markClaimed } from './media.queries.ts';

/**
 * Makes files that were sent ahead belong to what is being written in this transaction, in the given order.
 * Null when one of them is not there, not the owner's, or in use already: the three look the same. The rows
 * stay locked, so that a picture that is READY here is, and one that is not will be heard of afterwards.
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
