export { takeCommentAway } from './comments/delete-comment.ts';
export {
  commentDeleted,
  commentPosted,
  designLiked,
  designUnliked,
  makerFollowed,
  makerUnfollowed,
} from './engagement.events.ts';
export { listHidden } from './mutes/list-muted.ts';
