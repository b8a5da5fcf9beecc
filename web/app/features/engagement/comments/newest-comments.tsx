import type { ReactNode } from 'react';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { engagementWords } from '../engagement.words.ts';
import { CommentBox } from './comment-box.tsx';
import { CommentEntry } from './comment-entry.tsx';
import { useComments } from './use-comments.ts';

interface NewestCommentsProps {
  designId: number;
  title: string;
  count: number;
  /** Until they have come. */
  skeleton: ReactNode;
}

const most = 3;

/** The newest comments of a design and a line to add one's own. */
export function NewestComments({ designId, title, count, skeleton }: NewestCommentsProps) {
  const t = useWords(engagementWords, 'comments');
  const { status, comments, error, retry, remove } = useComments(designId);
  if (status === 'loading') return skeleton;
  if (status === 'failed') return <ErrorState line={sentenceOf(error, t('loadFailed'))} onRetry={retry} />;
  return (
    <>
      {comments.length === 0 ? (
        <p className="meta">{t('none')}</p>
      ) : (
        <ul className="grid gap-5">
          {comments.slice(0, most).map((comment) => (
            <li key={comment.id}>
              <CommentEntry comment={comment} onDelete={(one) => void remove(one)} />
            </li>
          ))}
        </ul>
      )}
      <CommentBox designId={designId} title={title} count={count} />
    </>
  );
}
