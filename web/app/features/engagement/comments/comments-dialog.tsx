import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { engagementWords } from '../engagement.words.ts';
import { CommentBox } from './comment-box.tsx';
import { CommentEntry } from './comment-entry.tsx';
import { CommentsSkeleton } from './comments-skeleton.tsx';
import { useComments } from './use-comments.ts';

interface CommentsDialogProps {
  designId: number;
  title: string;
  count: number;
  open: boolean;
  onClose: () => void;
}

/** All that is said of a design: a sheet on phones, a dialog from 900 px. */
export function CommentsDialog({ open, onClose, count, ...design }: CommentsDialogProps) {
  const t = useWords(engagementWords, 'comments');
  return (
    <Dialog open={open} onClose={onClose} title={t('heading', { count })}>
      <div className="comments-body">
        <CommentList designId={design.designId} />
      </div>
      <CommentBox {...design} count={count} className="comments-foot" />
    </Dialog>
  );
}

function CommentList({ designId }: { designId: number }) {
  const t = useWords(engagementWords, 'comments');
  const list = useComments(designId);
  if (list.status === 'loading') return <CommentsSkeleton rows={4} />;
  if (list.status === 'failed') {
    return <ErrorState line={sentenceOf(list.error, t('loadFailed'))} onRetry={list.retry} />;
  }
  if (list.comments.length === 0) return <p className="meta py-10 text-center">{t('none')}</p>;
  return (
    <>
      <ul className="grid gap-5">
        {list.comments.map((comment) => (
          <li key={comment.id}>
            <CommentEntry comment={comment} onDelete={(one) => void list.remove(one)} />
          </li>
        ))}
      </ul>
      {list.hasStopped ? (
        <p role="alert" className="meta mt-4 text-center">
          {sentenceOf(list.error, t('loadFailed'))}
        </p>
      ) : null}
      {list.hasMore ? (
        <LoadMore label={t('more')} busy={list.isWaiting ? t('loadingMore') : false} onMore={list.more} />
      ) : null}
    </>
  );
}
