import { complaintLimits } from '#contracts/complaints/complaint.rules.ts';
import { PhotoChoice } from '#web/features/designs/pictures/photo-choice.tsx';
import { useWords } from '#web/platform/i18n/use-words.ts';
import type { Message } from '#web/platform/sentences/sentences.ts';
import complaintsWords from '#web/words/en/features/complaints/complaints.json';
import type { Attachments } from './use-attachments.ts';

interface AttachmentsFieldProps {
  attachments: Attachments;
  isBusy: boolean;
  error?: Message | undefined;
}

/** The chosen pictures and the button to add more. */
export function AttachmentsField({ attachments, isBusy, error }: AttachmentsFieldProps) {
  const t = useWords(complaintsWords, 'files');
  const { chosen, add, drop } = attachments;
  return (
    <PhotoChoice
      label={t('label')}
      addLabel={t('add')}
      removeLabel={(number) => t('remove', { number })}
      hint={t('hint', { count: chosen.length, most: complaintLimits.pictures })}
      tiles={chosen.map(({ key, preview }) => ({
        key: String(key),
        address: preview,
        onRemove: () => drop(key),
      }))}
      most={complaintLimits.pictures}
      types={complaintLimits.pictureTypes}
      isBusy={isBusy}
      problem={error}
      onAdd={add}
    />
  );
}
