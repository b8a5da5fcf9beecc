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
  /** Names the attempt: sent again under the same key, the comment stands once. */
  attemptKey: string | null;
}

/**
 * Posts a comment under a published design, and counts it. Throws NOT_FOUND for any other design, and CONFLICT
 * for a key that posted somewhere else.
 */
export function postComment(
  { db, clock, events }: Pick<Services, 'db' | 'clock' | 'events'>,
  { designId, userId, content, attemptKey }: Words,
): Promise<{ comment: CommentRow; count: number }> {
  return inTransaction(db, async (tx) => {
    // The lock comes first: counts then follow their rows one by one, ids follow time within a design, and the
    // second of two equal attempts sees the first.
    const counts = await lockPublishedDesign(tx, designId);
    if (!counts) throw notFound('This design');
    const earlier = attemptKey === null ? undefined : await findAttempt(tx, userId, attemptKey);
    if (earlier && earlier.designId !== designId) {
      throw new AppError(
        'CONFLICT',
        'This Idempotency-Key belongs to another comment. Please use a new one.',
      );
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
    return { designId, userId, content, attemptKey, createdAt: clock.now() };
  }
}
