export { countShare } from './count-share.ts';
export {
  commentDeleted,
  commentPosted,
  designLiked,
  designUnliked,
  makerFollowed,
  makerUnfollowed,
} from './engagement.events.ts';
export { createBoard, moveSave } from './keep-boards.ts';
export { postComment } from './post-comment.ts';
export { setFollow } from './set-follow.ts';
export { setMark } from './set-mark.ts';
