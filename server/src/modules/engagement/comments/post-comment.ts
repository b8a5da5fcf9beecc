import { idempotencyKeySentences } from '#contracts/platform/idempotency-key.rules.ts';
import { lockPublishedDesign, setDesignCount } from '#server/modules/designs/public.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, notFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { commentPosted } from '../engagement.events.ts';
import { type CommentRow, commentById, findAttempt, insertComment } from './comments.queries.ts';

interface Words {
  designId: number;
  userId: number;
  /** Trimmed, 1 to 1,000 characters. */
  content: string;
  idempotencyKey: string | null;
}

/**
 * Posts a comment under a published design, and counts it. Throws NOT_FOUND for any other design, and CONFLICT
 * for a key that posted something else.
 */
export function postComment(
  { db, clock, events }: Pick<Services, 'db' | 'clock' | 'events'>,
  { designId, userId, content, idempotencyKey }: Words,
): Promise<{ comment: CommentRow; count: number }> {
  return inTransaction(db, async (tx) => {
    // The lock comes first: counts then follow their rows one by one, ids follow time within a design, and the
    // second of two equal attempts sees the first.
    const counts = await lockPublishedDesign(tx, designId);
    if (!counts) throw notFound('This design');
    const earlier = idempotencyKey === null ? undefined : await findAttempt(tx, userId, idempotencyKey);
    if (earlier && (earlier.designId !== designId || earlier.content !== content)) {
      throw new AppError('CONFLICT', idempotencyKeySentences.otherWords);
    }
    const id = earlier?.id ?? (await insertComment(tx, newComment()));
    const count = counts.comments + (earlier ? 0 : 1);
    if (!earlier) {
      await setDesignCount(tx, designId, 'comments', count);
      await events.publish(tx, commentPosted, { commentId: id, designId, userId });
    }
    const [comment] = await commentById(tx, [id]);
    if (!comment) throw new Error('The comment that was just posted is not there');
    return { comment, count };
  });

  function newComment() {
    return { designId, userId, content, idempotencyKey, createdAt: clock.now() };
  }
}
