import type { Comment } from '#contracts/engagement/comments.contract.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { pictureUrl } from '#server/platform/media/media-url.ts';
import { canDeleteComment } from './comments.policy.ts';
import type { CommentRow } from './comments.queries.ts';

export function presentComment(row: CommentRow, viewer: Viewer | null, mediaUrl: string): Comment {
  const { id, replyToId, replyCount, content, mentions, createdAt, userId, userName, imageKey, makerId } =
    row;
  const canDelete = canDeleteComment(viewer, { authorId: userId, makerId });
  return {
    id,
    replyTo: replyToId,
    replyCount,
    content,
    mentions,
    createdAt: createdAt.toISOString(),
    user: {
      id: userId,
      name: userName,
      profile: { profileImage: imageKey === null ? null : pictureUrl(mediaUrl, imageKey) },
    },
    // A person who may delete it need not report it. Visitors may report it and sign in on the way.
    can: { delete: canDelete, report: !canDelete },
  };
}
