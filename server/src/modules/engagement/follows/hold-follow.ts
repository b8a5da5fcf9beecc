import type { Transaction } from '#server/platform/db/executor.ts';
import { personNotFound } from '#server/platform/http/app-error.ts';
import { ensureFollowCounts, followStanding, holdVisibility, lockFollowCounts } from './follows.queries.ts';

/** Locks the counts of both people until the transaction ends, so that changes between the two are serialised. */
export async function holdCounts(tx: Transaction, both: readonly number[]) {
  const counts = await lockFollowCounts(tx, [both]);
  if (counts.length === both.length) return counts;
  await ensureFollowCounts(tx, [both]);
  return lockFollowCounts(tx, [both]);
}

/**
 * Locks the counts of both and the visibility of the maker's profile until the transaction ends; returns their
 * current relation. Throws NOT_FOUND if there is no such maker.
 */
export async function holdFollow(tx: Transaction, followerId: number, makerId: number) {
  const counts = await holdCounts(tx, [followerId, makerId]);
  await holdVisibility(tx, [makerId]);
  // Read after locking, so that two taps of one person see each other and the counts always match the rows.
  const [standing] = await followStanding(tx, [followerId, makerId]);
  if (!standing) throw personNotFound();
  return {
    ...standing,
    followers: counts.find(({ userId }) => userId === makerId)?.followers ?? 0,
    following: counts.find(({ userId }) => userId === followerId)?.following ?? 0,
  };
}
