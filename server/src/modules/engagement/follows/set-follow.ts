import { followStateOf } from '#contracts/engagement/follow-state.ts';
import { type FollowState, mostFollowed, mostRequested } from '#contracts/engagement/follows.contract.ts';
import { sentence } from '#contracts/words/sentence.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, personNotFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { followRequested, followRequestGone, makerFollowed, makerUnfollowed } from '../engagement.events.ts';
import { deleteFollow, insertFollow, moveFollowCounts } from './follows.queries.ts';
import { holdFollow } from './hold-follow.ts';
import { countRequestsOf, deleteRequest, insertRequest } from './requests.queries.ts';

interface FollowChange {
  followerId: number;
  makerId: number;
  /** The desired state; undefined toggles. */
  wanted: boolean | undefined;
}

interface Reached {
  state: FollowState;
  /** Null if the follower may not see the count. */
  followers: number | null;
}

type Given = Pick<Services, 'db' | 'events' | 'clock'>;
type Held = Awaited<ReturnType<typeof holdFollow>>;

/**
 * Follows a person, or sends a request if their profile is for followers only; or withdraws either. Throws
 * BAD_REQUEST for oneself, NOT_FOUND if the person does not exist or their account is closed, FORBIDDEN across a
 * block and if the profile takes no requests, CONFLICT at the limit of followed people or of waiting requests.
 */
export function setFollow(services: Given, { followerId, makerId, wanted }: FollowChange): Promise<Reached> {
  if (followerId === makerId) throw new AppError('BAD_REQUEST', sentence('engagement.followSelf'));
  return inTransaction(services.db, async (tx) => {
    const held = await holdFollow(tx, followerId, makerId);
    const was = followStateOf(held);
    const next = (wanted ?? was === 'NONE') ? begun(held, was) : 'NONE';
    if (next === was) return { state: was, followers: held.isSeen ? held.followers : null };
    if (next !== 'NONE') await requireMayBegin(tx, held, next, followerId);
    const pair = { makerId, followerId };
    await leave(services, tx, was, pair);
    await enter(services, tx, next, pair);
    return { state: next, followers: followersAfter(held, was, next) };
  });
}

/** The state after starting to follow: a request if the person must agree first. */
function begun({ visibility }: Held, was: FollowState): FollowState {
  return was === 'FOLLOWING' || visibility === 'PUBLIC' ? 'FOLLOWING' : 'REQUESTED';
}

async function requireMayBegin(
  tx: Transaction,
  { status, visibility, isBlocked, following }: Held,
  next: FollowState,
  followerId: number,
): Promise<void> {
  if (status !== 'ACTIVE') throw personNotFound();
  if (following >= mostFollowed) throw followsTooMany();
  if (isBlocked) throw new AppError('FORBIDDEN', sentence('engagement.followBlocked'));
  if (next === 'FOLLOWING') return;
  if (visibility === 'PRIVATE') throw new AppError('FORBIDDEN', sentence('engagement.private'));
  const [waiting] = await countRequestsOf(tx, [followerId]);
  if (waiting && waiting.count >= mostRequested)
    throw new AppError('CONFLICT', sentence('engagement.requestsWait', { most: mostRequested }));
}

interface Pair {
  makerId: number;
  followerId: number;
}

async function leave({ events }: Given, tx: Transaction, was: FollowState, pair: Pair): Promise<void> {
  const { makerId, followerId } = pair;
  if (was === 'FOLLOWING') {
    await deleteFollow(tx, [followerId, makerId]);
    await moveFollowCounts(tx, [followerId, makerId, -1]);
    await events.publish(tx, makerUnfollowed, pair);
  }
  if (was === 'REQUESTED') {
    await deleteRequest(tx, [followerId, makerId]);
    await events.publish(tx, followRequestGone, pair);
  }
}

async function enter(
  { events, clock }: Given,
  tx: Transaction,
  next: FollowState,
  pair: Pair,
): Promise<void> {
  const { makerId, followerId } = pair;
  if (next === 'FOLLOWING') {
    await insertFollow(tx, [followerId, makerId]);
    await moveFollowCounts(tx, [followerId, makerId, 1]);
    await events.publish(tx, makerFollowed, pair);
  }
  if (next === 'REQUESTED') {
    await insertRequest(tx, [followerId, makerId, clock.now()]);
    await events.publish(tx, followRequested, pair);
  }
}

/** Null unless the profile is public: a person who unfollows it may no longer see the count. */
function followersAfter({ visibility, followers }: Held, was: FollowState, next: FollowState): number | null {
  if (visibility !== 'PUBLIC') return null;
  return followers + Number(next === 'FOLLOWING') - Number(was === 'FOLLOWING');
}

function followsTooMany(): AppError {
  return new AppError('CONFLICT', sentence('engagement.followsMany', { most: mostFollowed }));
}
