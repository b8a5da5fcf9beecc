import { useWords } from '#web/platform/i18n/use-words.ts';
import plansWords from '#web/words/en/features/plans/plans.json';
import { StepChanges } from '../step-changes.tsx';
import type { ChangeDialogProps } from './price-dialog.tsx';
import { StaleNote } from './stale-note.tsx';

/** Says in an open answer that its change was answered or taken back meanwhile, and what became of it. */
export function StaleChange({ order, plan, step, changeId }: Omit<ChangeDialogProps, 'onClose'>) {
  const t = useWords(plansWords, 'stale');
  return (
    <StaleNote line={t('answered')}>
      <StepChanges order={order} plan={plan} changes={step.changes.filter(({ id }) => id === changeId)} />
    </StaleNote>
  );
}
