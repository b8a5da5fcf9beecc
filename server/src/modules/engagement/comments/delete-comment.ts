import { lockDesign, setCommentCounts } from '#server/modules/designs/public.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import type { Services } from '#server/platform/services.ts';
import { commentDeleted } from '../engagement.events.ts';
import { canDeleteComment } from './comments.policy.ts';
import { commentsThatGo, findComment, moveReplyCount, removeComment } from './comments.queries.ts';

/**
 * Deletes a comment and its replies permanently and updates the counts. Returns the remaining number. Throws
 * NOT_FOUND if there is none that the viewer may delete: another person's comment gives the same error as a missing
 * one.
 */
export function deleteComment(
  services: Pick<Services, 'db' | 'events'>,
  commentId: number,
  viewer: Pick<Viewer, 'id' | 'role'>,
): Promise<number> {
  return inTransaction(services.db, (tx) => takeCommentAway(services, tx, commentId, viewer));
}

/** The same within the caller's transaction. */
export async function takeCommentAway(
  { events }: Pick<Services, 'events'>,
  tx: Transaction,
  commentId: number,
  viewer: Pick<Viewer, 'id' | 'role'>,
): Promise<number> {
  const comment = await findComment(tx, commentId);
  if (!comment || !canDeleteComment(viewer, comment)) throw notFound('engagement.commentMissing');
  const { designId, replyToId } = comment;
  const counts = await lockDesign(tx, designId);
  // Another request may have deleted it while this one waited for the lock. New replies wait for the lock.
  const going = await commentsThatGo(tx, [commentId]);
  if (!counts || going.length === 0) throw notFound('engagement.commentMissing');
  await removeComment(tx, commentId);
  if (replyToId !== null) await moveReplyCount(tx, replyToId, -1);
  const left = counts.comments - going.length;
  await setCommentCounts(tx, designId, {
    comments: left,
    replies: counts.replies - (replyToId === null ? going.length - 1 : 1),
  });
  await events.publish(tx, commentDeleted, { commentId, designId, gone: going });
  return left;
}
