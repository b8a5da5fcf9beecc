import { commentSentences } from '#contracts/engagement/comment.rules.ts';
import { idempotencyKeySentences } from '#contracts/platform/idempotency-key.rules.ts';
import { lockShownDesign, setCommentCounts } from '#server/modules/designs/public.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, notFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { commentPosted } from '../engagement.events.ts';
import {
  apartFrom,
  type CommentRow,
  commentById,
  findAttempt,
  findComment,
  insertComment,
  moveReplyCount,
} from './comments.queries.ts';
import { insertMentions } from './mentions.queries.ts';

interface Words {
  designId: number;
  userId: number;
  /** Trimmed, 1 to 1,000 characters. */
  content: string;
  /** The comment or reply that it answers. */
  replyTo?: number | undefined;
  /** The people it mentions, at most 5. */
  mentions?: readonly number[];
  idempotencyKey: string | null;
}

/**
 * Posts a comment on a published design, or a reply to one of its comments, and counts it. Throws NOT_FOUND for any
 * other design or comment, FORBIDDEN across a block, CONFLICT if the key was used for another comment.
 */
export function postComment(
  { db, clock, events }: Pick<Services, 'db' | 'clock' | 'events'>,
  { designId, userId, content, replyTo, mentions = [], idempotencyKey }: Words,
): Promise<{ comment: CommentRow; count: number }> {
  return inTransaction(db, async (tx) => {
    // Lock first: counts then match the rows, ids follow time within a design, the answered comment cannot be deleted
    // meanwhile, and of two identical attempts the second sees the first.
    const counts = await lockShownDesign(tx, designId, userId);
    if (!counts) throw notFound('designs.designMissing');
    const replyToId = replyTo === undefined ? null : await answeredComment(tx, designId, replyTo);
    const earlier = idempotencyKey === null ? undefined : await findAttempt(tx, userId, idempotencyKey);
    if (
      earlier &&
      (earlier.designId !== designId || earlier.content !== content || earlier.replyToId !== replyToId)
    ) {
      throw new AppError('CONFLICT', idempotencyKeySentences.otherWords);
    }
    if (!earlier) await refuseAcrossBlock(tx, { designId, userId, answered: replyTo ?? null });
    const id = earlier?.id ?? (await insertComment(tx, newComment(replyToId)));
    const count = counts.comments + (earlier ? 0 : 1);
    if (!earlier) {
      await setCommentCounts(tx, designId, {
        comments: count,
        replies: counts.replies + (replyToId === null ? 0 : 1),
      });
      if (replyToId !== null) await moveReplyCount(tx, replyToId, 1);
      if (mentions.length > 0) {
        await insertMentions(tx, { commentId: id, designId, viewerId: userId, peopleIds: mentions, content });
      }
      await events.publish(tx, commentPosted, { commentId: id, designId, userId });
    }
    const [comment] = await commentById(tx, [id]);
    if (!comment) throw new Error('The comment that was just posted is not there');
    return { comment, count };
  });

  function newComment(replyToId: number | null) {
    return { designId, replyToId, userId, content, idempotencyKey, createdAt: clock.now() };
  }
}

async function refuseAcrossBlock(tx: Transaction, attempt: Parameters<typeof apartFrom>[1]): Promise<void> {
  const [apart] = await apartFrom(tx, attempt);
  if (apart?.fromMaker) throw new AppError('FORBIDDEN', commentSentences.blocked);
  if (apart?.fromAnswered) throw new AppError('FORBIDDEN', commentSentences.blockedAnswer);
}

/** The top-level comment under which the reply is placed. */
async function answeredComment(tx: Transaction, designId: number, commentId: number): Promise<number> {
  const answered = await findComment(tx, commentId);
  if (answered?.designId !== designId) throw notFound('engagement.commentMissing');
  return answered.replyToId ?? commentId;
}
