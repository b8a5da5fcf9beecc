import { useWords } from '#web/platform/i18n/use-words.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import bulkWords from '#web/words/en/features/designs/bulk/bulk.json';
import type { ChosenDesigns } from './use-chosen-designs.ts';

interface ChooseBoxProps {
  design: { id: number; title: string };
  chosen: ChosenDesigns;
}

/** The checkbox that selects one design of the list. */
export function ChooseBox({ design: { id, title }, chosen }: ChooseBoxProps) {
  const t = useWords(bulkWords);
  return (
    <Checkbox
      label={<span className="sr-only">{t('chooseOne', { title })}</span>}
      checked={chosen.has(id)}
      onChange={({ target }) => chosen.choose([id], target.checked)}
    />
  );
}
