import type { Comment } from '#contracts/engagement/comments.contract.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useListWithin } from '#web/platform/query/page-data.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { ListEnd } from '#web/ui/lists/list-end.tsx';
import engagementWords from '#web/words/en/features/engagement/engagement.json';
import type { CommentActs } from './comment-acts.ts';
import { CommentEntry } from './comment-entry.tsx';
import { replyList } from './comments.api.ts';
import { CommentsSkeleton } from './comments-skeleton.tsx';
import { closeReplies, openReplies, useRepliesOpen } from './open-replies.ts';
import { WaitingCommentList } from './waiting-comment.tsx';
import { useWaitingComments } from './waiting-comments.ts';

interface CommentRepliesProps {
  comment: Comment;
  acts: CommentActs;
  /** The reply that a notification leads to; shown even while the others are collapsed. */
  asked?: Comment | null;
}

/** The replies to a comment, collapsed until opened. */
export function CommentReplies({ comment, acts, asked = null }: CommentRepliesProps) {
  const t = useWords(engagementWords, 'comments');
  const isOpen = useRepliesOpen(comment.id);
  const { waiting } = useWaitingComments(acts.designId, comment.id);
  if (comment.replyCount === 0 && waiting.length === 0) return null;
  const hidden = comment.replyCount - (asked === null ? 0 : 1);
  return (
    <div className="comment-replies">
      {asked !== null && !isOpen ? <CommentEntry comment={asked} acts={acts} isAsked /> : null}
      {hidden > 0 || (isOpen && comment.replyCount > 0) ? (
        <Button
          kind="text"
          small
          className="-ml-2.5 justify-self-start"
          aria-expanded={isOpen}
          onClick={() => (isOpen ? closeReplies : openReplies)(comment.id)}
        >
          {isOpen ? t('hideReplies') : t('showReplies', { count: comment.replyCount })}
        </Button>
      ) : null}
      {isOpen && comment.replyCount > 0 ? (
        <Replies comment={comment} acts={acts} askedId={asked?.id ?? null} />
      ) : null}
      <WaitingCommentList designId={acts.designId} threadId={comment.id} />
    </div>
  );
}

interface RepliesProps {
  comment: Comment;
  acts: CommentActs;
  askedId: number | null;
}

function Replies({ comment, acts, askedId }: RepliesProps) {
  const t = useWords(engagementWords, 'comments');
  const list = useListWithin(replyList(acts.designId, comment.id));
  if (list.isPending) return <CommentsSkeleton rows={Math.min(comment.replyCount, 3)} />;
  if (list.data === undefined) {
    return (
      <ErrorState line={sentenceOf(list.error, t('repliesFailed'))} onRetry={() => void list.refetch()} />
    );
  }
  return (
    <>
      <ul className="grid gap-5">
        {list.data.pages.flatMap((page) =>
          page.comments.map((reply) => (
            <li key={reply.id}>
              <CommentEntry comment={reply} acts={acts} isAsked={reply.id === askedId} />
            </li>
          )),
        )}
      </ul>
      <ListEnd list={list} label={t('moreReplies')} />
    </>
  );
}
