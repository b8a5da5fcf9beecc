import { useState } from 'react';
import type { CannedAnswer } from '#contracts/admin/complaints/canned-answers.contract.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { AskFirst } from '#web/ui/floats/ask-first.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import deskWords from '#web/words/en/features/admin/complaints/desk.json';
import { useDeleteCannedAnswer } from './canned-answers.api.ts';

/** Asks for confirmation, then deletes a canned answer. */
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
    <AskFirst
      open
      title={t('deleteTitle')}
      line={t('deleteLine', { title: seen.title })}
      words={{ keep: t('cancel'), confirm: t('delete'), busy: t('deleting') }}
      isBusy={isPending}
      onConfirm={remove}
      onClose={onClose}
    />
  );
}
