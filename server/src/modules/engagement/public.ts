  commentDeleted,
  commentPosted,
  designLiked,
  designUnliked,
  makerFollowed,
  makerUnfollowed,
export {
export { countShare } from './count-share.ts';
export { postComment } from './post-comment.ts';
export { setMark } from './set-mark.ts';
} from './engagement.events.ts';
