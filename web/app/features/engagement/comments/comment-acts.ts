import type { Comment } from '#contracts/engagement/comments.contract.ts';

/** What the entries of a list may do, in the place where the list stands. */
export interface CommentActs {
  designId: number;
  onDelete: (comment: Comment) => void;
  /** Begins an answer in the box that belongs to the list. */
  onReply: (comment: Comment) => void;
}
