import type { Comment } from '#contracts/engagement/comments.contract.ts';

/** The actions on a comment in a list. */
export interface CommentActs {
  designId: number;
  onDelete: (comment: Comment) => void;
  /** Starts a reply in the list's comment box. */
  onReply: (comment: Comment) => void;
}
