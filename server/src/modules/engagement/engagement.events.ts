import { eventKind } from '#server/platform/events/events.ts';

export const designLiked = eventKind<{ designId: number; userId: number }>('design.liked');
export const designUnliked = eventKind<{ designId: number; userId: number }>('design.unliked');
export const commentPosted = eventKind<{ commentId: number; designId: number; userId: number }>(
  'comment.posted',
);
/** `gone`: the comment and its replies, each with everyone who may have been notified of it. */
export const commentDeleted = eventKind<{
  commentId: number;
  designId: number;
  gone: { id: number; peopleIds: number[] }[];
}>('comment.deleted');
export const makerFollowed = eventKind<{ makerId: number; followerId: number }>('maker.followed');
export const makerUnfollowed = eventKind<{ makerId: number; followerId: number }>('maker.unfollowed');
export const followRequested = eventKind<{ makerId: number; followerId: number }>('follow.requested');
/** Withdrawn, declined, or ended by a block. */
export const followRequestGone = eventKind<{ makerId: number; followerId: number }>('follow.request-gone');
/** The follow begins now. */
export const followAgreed = eventKind<{ makerId: number; followerId: number }>('follow.agreed');
