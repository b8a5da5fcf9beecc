import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isNotFound, sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { AskFirst } from '#web/ui/floats/ask-first.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import draftsWords from '#web/words/en/features/designs/drafts/drafts.json';
import { draftsQuery, removeDraft } from './drafts.api.ts';

interface DeleteDraftDialogProps {
  /** The draft to delete; null while the dialog is closed. */
  draft: { id: number; title: string } | null;
  onClose: () => void;
}

/** Asks for confirmation before an unfinished design is deleted. */
export function DeleteDraftDialog({ draft, onClose }: DeleteDraftDialogProps) {
  const t = useWords(draftsWords, 'delete');
  const client = useQueryClient();
  const deleting = useMutation({ mutationFn: removeDraft });
  const confirm = async () => {
    if (draft === null) return;
    try {
      await deleting.mutateAsync(draft.id);
    } catch (error) {
      // Another window has already deleted it, which counts as success.
      if (!isNotFound(error)) return toast.bad(t('failed'), sentenceOf(error));
    }
    toast.good(t('done'), draft.title);
    await client.invalidateQueries({ queryKey: draftsQuery.key });
    onClose();
  };
  return (
    <AskFirst
      open={draft !== null}
      title={t('title')}
      line={t('line', { title: draft?.title ?? '' })}
      words={{ keep: t('keep'), confirm: t('confirm'), busy: t('deleting') }}
      isBusy={deleting.isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
