import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import type { Plan, PlanStep } from '#contracts/plans/plans.fields.ts';
import { planLimits } from '#contracts/plans/plans.rules.ts';
import { isFinishedState } from '#contracts/plans/plans.states.ts';
import { lastDayOf } from '#web/features/quotes/last-day.ts';
import { formatMoment } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useSentence } from '#web/platform/sentences/sentences.ts';
import { Dotted } from '#web/ui/dotted.tsx';
import plansWords from '#web/words/en/features/plans/plans.json';
import { useStepName } from './use-step-name.ts';

interface StepLineProps {
  order: OrderData;
  plan: Plan;
  step: PlanStep;
}

/** How a step stands: what is planned, or when it was shown, approved, or counts as approved. */
export function StepLine({ order: { buyer, maker }, plan, step }: StepLineProps) {
  const t = useWords(plansWords, 'step');
  const nameOf = useStepName();
  const why = useSentence(step.whyNotClose);
  const { state, days, needsApproval, isFinished, finishBefore, closedAt, silentAt, approved } = step;
  const gaps = {
    ...{ role: plan.role, buyer: buyer.name, maker: maker.name, silent: planLimits.silentDays },
    moment: approved === null ? '' : formatMoment(approved.at),
    day: silentAt === null ? '' : lastDayOf(silentAt),
  };
  if (isFinishedState(state)) {
    return (
      <span className="num">
        {approved !== null
          ? t(`approved.${approved.by}`, gaps)
          : closedAt === null
            ? null
            : t('shown', { moment: formatMoment(closedAt) })}
      </span>
    );
  }
  if (state !== 'OPEN') return <span className="num">{t(state, gaps)}</span>;
  const waitsFor = plan.steps.filter(
    (other) => finishBefore.includes(other.id) && !isFinishedState(other.state),
  );
  return (
    <>
      <span className="num">
        <Dotted
          parts={[
            days === 0 ? null : t('days', { days }),
            needsApproval ? t('approves', gaps) : null,
            isFinished ? t('finished') : null,
          ]}
        />
      </span>
      {waitsFor.length > 0 ? (
        <span className="block">{t('after', { steps: waitsFor.map(nameOf).join(', ') })}</span>
      ) : why === '' ? null : (
        <span className="block">{why}</span>
      )}
    </>
  );
}
