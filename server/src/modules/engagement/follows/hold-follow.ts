import type { Transaction } from '#server/platform/db/executor.ts';
import { personNotFound } from '#server/platform/http/app-error.ts';
import { ensureFollowCounts, followStanding, holdVisibility, lockFollowCounts } from './follows.queries.ts';

/** Holds the counts of both people until the transaction ends, so that whatever happens between the two takes turns. */
export async function holdCounts(tx: Transaction, both: readonly number[]) {
  const counts = await lockFollowCounts(tx, [both]);
  if (counts.length === both.length) return counts;
  await ensureFollowCounts(tx, [both]);
  return lockFollowCounts(tx, [both]);
}

/**
 * Holds the counts of both and, until the transaction ends, who sees the maker's profile; answers with how they stand then. Throws NOT_FOUND where there is nobody.
 */
export async function holdFollow(tx: Transaction, followerId: number, makerId: number) {
  const counts = await holdCounts(tx, [followerId, makerId]);
  await holdVisibility(tx, [makerId]);
  // Only now: two taps of one person see each other, and the counts always equal the rows.
  const [standing] = await followStanding(tx, [followerId, makerId]);
  if (!standing) throw personNotFound();
  return {
    ...standing,
    followers: counts.find(({ userId }) => userId === makerId)?.followers ?? 0,
    following: counts.find(({ userId }) => userId === followerId)?.following ?? 0,
  };
}
