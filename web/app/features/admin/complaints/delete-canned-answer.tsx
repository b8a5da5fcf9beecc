import { useState } from 'react';
import type { CannedAnswer } from '#contracts/admin/complaints/canned-answers.contract.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import { useDeleteCannedAnswer } from './canned-answers.api.ts';
import { deskWords } from './desk.words.ts';

/** Asks before a canned answer is deleted. */
export function DeleteCannedAnswer({ answer, onClose }: { answer: CannedAnswer; onClose: () => void }) {
  const t = useWords(deskWords, 'kept');
  const [seen] = useState(answer);
  const { mutate, isPending } = useDeleteCannedAnswer();
  const remove = () => {
    if (isPending) return;
    mutate(seen, {
      onSuccess: ({ message }) => toast.good(message),
      onError: (error) => toast.bad(t('deleteFailed'), sentenceOf(error)),
      onSettled: onClose,
    });
  };
  return (
    <Dialog open onClose={onClose} title={t('deleteTitle')}>
      <div className="grid gap-5">
        <p className="wrap-anywhere">{t('deleteLine', { title: seen.title })}</p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button kind="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button kind="destructive" busy={isPending && t('deleting')} onClick={remove}>
            {t('delete')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
