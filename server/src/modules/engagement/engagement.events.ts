import { eventKind } from '#server/platform/events/events.ts';

export const designLiked = eventKind<{ designId: number; userId: number }>('design.liked');
export const designUnliked = eventKind<{ designId: number; userId: number }>('design.unliked');
export const commentPosted = eventKind<{ commentId: number; designId: number; userId: number }>(
  'comment.posted',
);
export const commentDeleted = eventKind<{ commentId: number; designId: number }>('comment.deleted');
export const makerFollowed = eventKind<{ makerId: number; followerId: number }>('maker.followed');
export const makerUnfollowed = eventKind<{ makerId: number; followerId: number }>('maker.unfollowed');
