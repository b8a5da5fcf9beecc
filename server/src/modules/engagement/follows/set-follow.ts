import { mostFollowed } from '#contracts/engagement/follows.contract.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, personNotFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { makerFollowed, makerUnfollowed } from '../engagement.events.ts';
import {
  deleteFollow,
  ensureFollowCounts,
  followStanding,
  insertFollow,
  lockFollowCounts,
  moveFollowCounts,
} from './follows.queries.ts';

interface Wish {
  followerId: number;
  makerId: number;
  /** The state to reach; undefined turns it round. */
  wanted: boolean | undefined;
}

/**
 * Follows somebody or takes it back. Throws BAD_REQUEST for oneself, NOT_FOUND where there is nobody or their
 * account is closed, CONFLICT when as many are followed as can be.
 */
export function setFollow(
  { db, events }: Pick<Services, 'db' | 'events'>,
  { followerId, makerId, wanted }: Wish,
): Promise<{ isFollowed: boolean; followers: number }> {
  if (followerId === makerId) throw new AppError('BAD_REQUEST', 'You cannot follow yourself.');
  return inTransaction(db, async (tx) => {
    const { followers, following } = await holdCounts(tx, followerId, makerId);
    // Only now: two taps of one person see each other, and the counts always equal the rows.
    const { follows: was, status } = await getStanding(tx, followerId, makerId);
    const isFollowed = wanted ?? !was;
    if (isFollowed === was) return { isFollowed, followers };
    if (isFollowed) {
      if (status !== 'ACTIVE') throw personNotFound();
      if (following >= mostFollowed) throw followsTooMany();
      await insertFollow(tx, [followerId, makerId]);
    } else {
      await deleteFollow(tx, [followerId, makerId]);
    }
    const step = isFollowed ? 1 : -1;
    await moveFollowCounts(tx, [followerId, makerId, step]);
    await events.publish(tx, isFollowed ? makerFollowed : makerUnfollowed, { makerId, followerId });
    return { isFollowed, followers: followers + step };
  });
}

/** The maker's followers and how many the follower follows, held until the transaction ends. */
async function holdCounts(tx: Transaction, followerId: number, makerId: number) {
  const both = [followerId, makerId];
  let counts = await lockFollowCounts(tx, [both]);
  if (counts.length < both.length) {
    await getStanding(tx, followerId, makerId);
    await ensureFollowCounts(tx, [both]);
    counts = await lockFollowCounts(tx, [both]);
  }
  return {
    followers: counts.find(({ userId }) => userId === makerId)?.followers ?? 0,
    following: counts.find(({ userId }) => userId === followerId)?.following ?? 0,
  };
}

async function getStanding(tx: Transaction, followerId: number, makerId: number) {
  const [standing] = await followStanding(tx, [followerId, makerId]);
  if (!standing) throw personNotFound();
  return standing;
}

function followsTooMany(): AppError {
  const most = mostFollowed.toLocaleString('en-IN');
  return new AppError(
    'CONFLICT',
    `You follow ${most} makers, as many as can be followed. Please unfollow somebody first.`,
  );
}
