import { lastDayOf } from '#web/features/quotes/last-day.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import plansWords from '#web/words/en/features/plans/plans.json';
import { approve } from '../plans.api.ts';
import { Quoted } from '../step-changes.tsx';
import { useStepName } from '../use-step-name.ts';
import type { StepTurnProps } from './plan-turn.tsx';
import { TurnCard } from './turn-card.tsx';
import { useAct } from './use-act.ts';

/** What the maker has shown, for the buyer to approve or to ask for a change of. */
export function SubmittedCard({ order, plan, step, onOpen }: StepTurnProps) {
  const t = useWords(plansWords, 'turn');
  const nameOf = useStepName();
  const { send, isBusy } = useAct(order.id);
  const { id, submission, note, pictures, silentAt, can } = step;
  const name = nameOf(step);
  const maker = order.maker.name;
  const left = Math.max(0, plan.freeChanges - plan.usedChanges);
  return (
    <TurnCard
      id={`turn-${id}`}
      title={t('SUBMITTED', { step: name, maker })}
      isOurs
      pictures={pictures}
      shows={name}
    >
      <Quoted words={note} />
      <div className="hint num grid gap-1">
        {silentAt === null ? null : <p>{t('silence', { day: lastDayOf(silentAt) })}</p>}
        <p>{plan.isNextFree ? t('freeLeft', { left }) : t('noFreeLeft', { maker })}</p>
      </div>
      <div className="btn-row">
        {can.approve ? (
          <Button
            kind="primary"
            busy={isBusy && t('approving')}
            onClick={() => send(() => approve(order.id, id, submission))}
          >
            {t('approve')}
          </Button>
        ) : null}
        {can.askChange ? (
          <Button kind="secondary" onClick={() => onOpen('ask')}>
            {t('ask')}
          </Button>
        ) : null}
      </div>
    </TurnCard>
  );
}
