import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { AskFirst } from '#web/ui/floats/ask-first.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import editDesignWords from '#web/words/en/features/designs/editing/edit-design.json';
import { forgetDeletedDesign, removeDesign } from './own-designs.api.ts';

interface DeleteDesignDialogProps {
  /** The design to delete; null while the dialog is closed. */
  design: { id: number; title: string } | null;
  onClose: () => void;
  /** Called before the lists are refetched, so that the design's own page can be left. */
  onDeleted?: () => void;
}

/** Asks for confirmation before deleting one of the viewer's designs, and says what remains. */
export function DeleteDesignDialog({ design, onClose, onDeleted }: DeleteDesignDialogProps) {
  const t = useWords(editDesignWords, 'delete');
  const client = useQueryClient();
  const deleting = useMutation({ mutationFn: removeDesign });

  const confirm = async () => {
    if (design === null) return;
    try {
      await deleting.mutateAsync(design.id);
    } catch (error) {
      toast.bad(t('failed'), sentenceOf(error, t('failedLine')));
      return;
    }
    toast.good(t('done'), design.title);
    onClose();
    onDeleted?.();
    await forgetDeletedDesign(client, design.id);
  };

  return (
    <AskFirst
      open={design !== null}
      title={t('title')}
      line={t('line', { title: design?.title ?? '' })}
      words={{ keep: t('keep'), confirm: t('confirm'), busy: t('deleting') }}
      isBusy={deleting.isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
