import { type ReactNode, useRef } from 'react';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import engagementWords from '#web/words/en/features/engagement/engagement.json';
import { AskedComment, useAskedThread } from './asked-comment.tsx';
import type { CommentActs } from './comment-acts.ts';
import { CommentBox } from './comment-box.tsx';
import { beginReply } from './comment-drafts.ts';
import { CommentThread } from './comment-thread.tsx';
import { useComments } from './use-comments.ts';
import { WaitingCommentList } from './waiting-comment.tsx';
import { useWaitingComments } from './waiting-comments.ts';

interface NewestCommentsProps {
  designId: number;
  title: string;
  count: number;
  /** The comment that a notification leads to, shown before the others. */
  askedId: number | null;
  /** Shown while they load. */
  skeleton: ReactNode;
}

const most = 3;

/** A field to add a comment on a design, and the newest comments below it, so that a new one appears right there. */
export function NewestComments({ designId, title, count, askedId, skeleton }: NewestCommentsProps) {
  const t = useWords(engagementWords, 'comments');
  const { viewer } = useViewer();
  const field = useRef<HTMLInputElement>(null);
  const { status, comments, error, retry, remove } = useComments(designId);
  const { waiting } = useWaitingComments(designId, null);
  const thread = useAskedThread(designId, askedId);
  const others = comments.filter(({ id }) => id !== thread.data?.comment.id);
  const acts: CommentActs = {
    designId,
    onDelete: (comment) => void remove(comment),
    onReply(comment) {
      beginReply(designId, comment, viewer?.id ?? null);
      field.current?.focus();
    },
  };
  if (status === 'loading') return skeleton;
  if (status === 'failed')
    return (
      <>
        <WaitingCommentList designId={designId} threadId={null} />
        <ErrorState line={sentenceOf(error, t('loadFailed'))} onRetry={retry} />
      </>
    );
  return (
    <>
      <CommentBox designId={designId} title={title} count={count} field={field} />
      {askedId === null ? null : <AskedComment commentId={askedId} thread={thread} acts={acts} />}
      <WaitingCommentList designId={designId} threadId={null} />
      {comments.length === 0 && waiting.length === 0 ? <p className="meta">{t('none')}</p> : null}
      {others.length === 0 ? null : (
        <ul className="grid gap-5">
          {others.slice(0, most).map((comment) => (
            <li key={comment.id}>
              <CommentThread comment={comment} acts={acts} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
