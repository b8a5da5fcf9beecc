import type { Comment } from '#contracts/engagement/comments.contract.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { pictureUrl } from '#server/platform/media/media-url.ts';
import { canDeleteComment } from './comments.policy.ts';
import type { CommentRow } from './comments.queries.ts';

export function presentComment(row: CommentRow, viewer: Viewer | null, publicUrl: string): Comment {
  const { id, content, createdAt, userId, userName, imageKey, makerId } = row;
  return {
    id,
    content,
    createdAt: createdAt.toISOString(),
    user: {
      id: userId,
      name: userName,
      profile: { profileImage: imageKey === null ? null : pictureUrl(publicUrl, imageKey) },
    },
    can: { delete: canDeleteComment(viewer, { authorId: userId, makerId }) },
  };
}
