import { mostFollowed } from '#contracts/engagement/follows.contract.ts';
import { sentence } from '#contracts/words/sentence.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, notFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { followAgreed, followRequestGone } from '../engagement.events.ts';
import { insertFollow, moveFollowCounts } from './follows.queries.ts';
import { holdFollow } from './hold-follow.ts';
import { deleteRequest } from './requests.queries.ts';

interface Answer {
  makerId: number;
  followerId: number;
  agree: boolean;
}

type Given = Pick<Services, 'db' | 'events'>;

/**
 * Agrees to a person's request, who follows from then on, or declines it without a word to them. Agreeing twice is
 * agreeing once. Throws NOT_FOUND where no request waits, CONFLICT where they follow as many as they can.
 */
export function answerRequest(services: Given, answer: Answer): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const { makerId, followerId, agree } = answer;
    const held = await holdFollow(tx, followerId, makerId);
    if (agree && held.isFollowed) return;
    if (!held.isRequested) throw notFound('engagement.requestMissing');
    if (agree) await agreeTo(services, tx, answer, held.following);
    else await decline(services, tx, answer);
  });
}

/** Makes a follower of the person who waits; the counts of both are held. Throws CONFLICT where they follow as many as they can. */
export async function agreeTo(
  { events }: Pick<Services, 'events'>,
  tx: Transaction,
  { makerId, followerId }: Pick<Answer, 'makerId' | 'followerId'>,
  following: number,
): Promise<void> {
  if (following >= mostFollowed) throw new AppError('CONFLICT', sentence('engagement.theyFollowMany'));
  await deleteRequest(tx, [followerId, makerId]);
  await insertFollow(tx, [followerId, makerId]);
  await moveFollowCounts(tx, [followerId, makerId, 1]);
  await events.publish(tx, followAgreed, { makerId, followerId });
}

export async function decline(
  { events }: Pick<Services, 'events'>,
  tx: Transaction,
  { makerId, followerId }: Pick<Answer, 'makerId' | 'followerId'>,
): Promise<void> {
  await deleteRequest(tx, [followerId, makerId]);
  await events.publish(tx, followRequestGone, { makerId, followerId });
}
