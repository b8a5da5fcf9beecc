import type { Comment } from '#contracts/engagement/comments.contract.ts';
import type { CommentActs } from './comment-acts.ts';
import { CommentEntry } from './comment-entry.tsx';
import { CommentReplies } from './comment-replies.tsx';

interface CommentThreadProps {
  comment: Comment;
  acts: CommentActs;
}

/** A comment and its replies. */
export function CommentThread({ comment, acts }: CommentThreadProps) {
  return (
    <>
      <CommentEntry comment={comment} acts={acts} />
      <CommentReplies comment={comment} acts={acts} />
    </>
  );
}
