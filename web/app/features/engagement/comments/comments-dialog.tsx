import { useRef } from 'react';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import { ListEnd } from '#web/ui/lists/list-end.tsx';
import engagementWords from '#web/words/en/features/engagement/engagement.json';
import type { CommentActs } from './comment-acts.ts';
import { CommentBox } from './comment-box.tsx';
import { beginReply } from './comment-drafts.ts';
import { CommentThread } from './comment-thread.tsx';
import { CommentsSkeleton } from './comments-skeleton.tsx';
import { useComments } from './use-comments.ts';
import { WaitingCommentList } from './waiting-comment.tsx';
import { useWaitingComments } from './waiting-comments.ts';

interface CommentsDialogProps {
  designId: number;
  title: string;
  count: number;
  open: boolean;
  onClose: () => void;
}

/** All comments on a design: a sheet on phones, a dialog from 900 px. */
export function CommentsDialog({ open, onClose, count, ...design }: CommentsDialogProps) {
  const t = useWords(engagementWords, 'comments');
  const { viewer } = useViewer();
  const field = useRef<HTMLInputElement>(null);
  const { designId } = design;
  const onReply: CommentActs['onReply'] = (comment) => {
    beginReply(designId, comment, viewer?.id ?? null);
    field.current?.focus();
  };
  return (
    <Dialog open={open} onClose={onClose} title={t('heading', { count })}>
      <div className="comments-body">
        <div className="mb-5 empty:mb-0">
          <WaitingCommentList designId={designId} threadId={null} />
        </div>
        <CommentList designId={designId} onReply={onReply} />
      </div>
      <CommentBox {...design} count={count} field={field} className="comments-foot" />
    </Dialog>
  );
}

function CommentList({ designId, onReply }: Omit<CommentActs, 'onDelete'>) {
  const t = useWords(engagementWords, 'comments');
  const list = useComments(designId);
  const { waiting } = useWaitingComments(designId, null);
  const acts: CommentActs = { designId, onReply, onDelete: (comment) => void list.remove(comment) };
  if (list.status === 'loading') return <CommentsSkeleton rows={4} />;
  if (list.status === 'failed') {
    return <ErrorState line={sentenceOf(list.error, t('loadFailed'))} onRetry={list.retry} />;
  }
  if (list.comments.length === 0)
    return waiting.length > 0 ? null : <p className="meta py-10 text-center">{t('none')}</p>;
  return (
    <>
      <ul className="grid gap-5">
        {list.comments.map((comment) => (
          <li key={comment.id}>
            <CommentThread comment={comment} acts={acts} />
          </li>
        ))}
      </ul>
      <ListEnd list={list.end} />
    </>
  );
}
