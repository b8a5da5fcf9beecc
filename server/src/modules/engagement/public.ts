export { createBoard, moveSave } from './boards/keep-boards.ts';
export { postComment } from './comments/post-comment.ts';
export { countShare } from './count-share.ts';
export {
  commentDeleted,
  commentPosted,
  designLiked,
  designUnliked,
  makerFollowed,
  makerUnfollowed,
} from './engagement.events.ts';
export { setFollow } from './follows/set-follow.ts';
export { setMark } from './set-mark.ts';
