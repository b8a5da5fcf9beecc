import { repliesPageSize } from '#contracts/engagement/comment.rules.ts';
import type { getThread, listReplies as listRepliesCall } from '#contracts/engagement/comments.contract.ts';
import type { ReplyOf } from '#contracts/platform/endpoint.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import type { Services } from '#server/platform/services.ts';
import { repliesPage, threadOfComment } from './comments.queries.ts';
import { presentComment } from './present-comment.ts';

/** Replies to a comment, oldest first; empty if the comment is gone or the viewer may not see it. */
export async function listReplies(
  { db, env }: Pick<Services, 'db' | 'env'>,
  commentId: number,
  after: number | undefined,
  viewer: Viewer | null,
): Promise<ReplyOf<typeof listRepliesCall>> {
  // One extra row shows whether more follow.
  const rows = await repliesPage(db, {
    commentId,
    viewerId: viewer?.id ?? null,
    after: after ?? 0,
    limit: repliesPageSize + 1,
  });
  const shown = rows.slice(0, repliesPageSize);
  return {
    success: true,
    replies: shown.map((row) => presentComment(row, viewer, env.MEDIA_URL)),
    next: rows.length > repliesPageSize ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** A comment with its thread. Throws NOT_FOUND if it is gone or the viewer may not see its design. */
export async function loadThread(
  { db, env }: Pick<Services, 'db' | 'env'>,
  commentId: number,
  viewer: Viewer | null,
): Promise<ReplyOf<typeof getThread>> {
  const [top, reply] = await threadOfComment(db, { id: commentId, viewerId: viewer?.id ?? null });
  if (!top) throw notFound('engagement.commentMissing');
  return {
    success: true,
    designId: top.designId,
    comment: presentComment(top, viewer, env.MEDIA_URL),
    reply: reply ? presentComment(reply, viewer, env.MEDIA_URL) : null,
  };
}
