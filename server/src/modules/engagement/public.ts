export { takeCommentAway } from './comments/delete-comment.ts';
export {
  commentDeleted,
  commentPosted,
  designLiked,
  designUnliked,
  followAgreed,
  followRequested,
  followRequestGone,
  makerFollowed,
  makerUnfollowed,
} from './engagement.events.ts';
export { partPeople } from './follows/part-people.ts';
export { listHidden } from './mutes/list-muted.ts';
