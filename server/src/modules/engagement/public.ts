export {
  commentDeleted,
  commentPosted,
  designLiked,
  designUnliked,
  makerFollowed,
  makerUnfollowed,
} from './engagement.events.ts';
