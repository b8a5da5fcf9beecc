import { lockDesign, setDesignCount } from '#server/modules/designs/public.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import type { Services } from '#server/platform/services.ts';
import { commentDeleted } from '../engagement.events.ts';
import { canDeleteComment } from './comments.policy.ts';
import { findComment, removeComment } from './comments.queries.ts';

/**
 * Deletes a comment for good, and counts it no more. Answers with how many are left. Throws NOT_FOUND where there
 * is none that the viewer may delete: not yours looks like not there.
 */
export function deleteComment(
  { db, events }: Pick<Services, 'db' | 'events'>,
  commentId: number,
  viewer: Viewer,
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const comment = await findComment(tx, commentId);
    if (!comment || !canDeleteComment(viewer, comment)) throw notFound('This comment');
    const { designId } = comment;
    const counts = await lockDesign(tx, designId);
    // Another hand may have been quicker while this one waited for the lock.
    if (!counts || !(await removeComment(tx, commentId))) throw notFound('This comment');
    const count = counts.comments - 1;
    await setDesignCount(tx, designId, 'comments', count);
    await events.publish(tx, commentDeleted, { commentId, designId });
    return count;
  });
}
