import { useState } from 'react';
import type { SavedReply } from '#contracts/messaging/replies/saved-replies.contract.ts';
import { writtenIn } from '#contracts/platform/written-in.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import repliesWords from '#web/words/en/features/messaging/replies/replies.json';
import { ReplyForm } from './reply-form.tsx';
import { useDeleteReply } from './saved-replies.api.ts';

interface RepliesDialogProps {
  replies: readonly SavedReply[];
  onClose: () => void;
}

/** Manages saved replies: add, change and delete. */
export function RepliesDialog({ replies, onClose }: RepliesDialogProps) {
  const t = useWords(repliesWords);
  /** The reply being edited; `reply` is null for a new one. */
  const [edited, setEdited] = useState<{ reply: SavedReply | null } | null>(null);
  const title = edited === null ? t('title') : t(edited.reply === null ? 'addTitle' : 'editTitle');
  return (
    <Dialog open onClose={onClose} title={title}>
      {edited === null ? (
        <div className="grid gap-4">
          <p className="meta">{t('lead', { brace: '{name}' })}</p>
          {replies.length === 0 ? <p>{t('none')}</p> : null}
          <ul className="divide-y divide-seam">
            {replies.map((reply) => (
              <Kept key={reply.id} reply={reply} onEdit={() => setEdited({ reply })} />
            ))}
          </ul>
          <Button kind="primary" className="justify-self-start" onClick={() => setEdited({ reply: null })}>
            {t('add')}
          </Button>
        </div>
      ) : (
        <ReplyForm reply={edited.reply} onDone={() => setEdited(null)} />
      )}
    </Dialog>
  );
}

function Kept({ reply: { id, title, content }, onEdit }: { reply: SavedReply; onEdit: () => void }) {
  const t = useWords(repliesWords);
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending } = useDeleteReply();
  const remove = () =>
    mutate(id, {
      onSuccess: () => toast.good(t('deleted')),
      onError: (error) => toast.bad(t('deleteFailed'), sentenceOf(error)),
    });
  return (
    <li className="grid gap-2 py-3.5">
      <p lang={writtenIn(title)} dir="auto" className="wrap-anywhere font-semibold">
        {title}
      </p>
      <p lang={writtenIn(content)} dir="auto" className="meta line-clamp-3 wrap-anywhere whitespace-pre-line">
        {content}
      </p>
      {isAsked ? (
        <div role="alert" className="flex flex-wrap items-center gap-3">
          <p className="wrap-anywhere max-sm:w-full">{t('deleteAsk', { title })}</p>
          <Button small kind="destructive" busy={isPending && t('deleting')} onClick={remove}>
            {t('delete')}
          </Button>
          <Button small kind="ghost" onClick={() => setAsked(false)}>
            {t('keep')}
          </Button>
        </div>
      ) : (
        <div className="btn-row">
          <Button small aria-label={t('editNamed', { title })} onClick={onEdit}>
            {t('edit')}
          </Button>
          <Button small kind="ghost" aria-label={t('deleteNamed', { title })} onClick={() => setAsked(true)}>
            {t('delete')}
          </Button>
        </div>
      )}
    </li>
  );
}
