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
 * Agrees to a person's request, who follows from then on, or declines it without notice. Agreeing is idempotent.
 * Throws NOT_FOUND if no request is waiting, CONFLICT if the person follows as many as allowed.
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

/**
 * Turns a waiting request into a follow; the counts of both must be locked. Throws CONFLICT if the person follows as
 * many as allowed.
 */
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
