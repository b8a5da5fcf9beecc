import { useState } from 'react';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import type { Plan, PlanOfOrder, PlanStep } from '#contracts/plans/plans.fields.ts';
import { isFinishedState } from '#contracts/plans/plans.states.ts';
import { suggestSteps } from '#contracts/plans/templates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Dotted } from '#web/ui/dotted.tsx';
import { Slip } from '#web/ui/floats/slip.tsx';
import { type Step, Timeline } from '#web/ui/threads/timeline.tsx';
import plansWords from '#web/words/en/features/plans/plans.json';
import { CloseStep } from './acts/close-step.tsx';
import { Quoted, StepChanges } from './step-changes.tsx';
import { StepLine } from './step-line.tsx';
import { StepPictures } from './step-pictures.tsx';
import { useStepName } from './use-step-name.ts';
import { WaitingClosing } from './waiting-closing.tsx';

interface OrderPlanProps {
  order: OrderData;
  found: PlanOfOrder | null;
}

/** How an order is made: its steps with their photographs. Its maker closes them here, and can make a first plan. */
export function OrderPlan({ order, found }: OrderPlanProps) {
  if (found === null) return null;
  const { plan, suggestion } = found;
  if (plan !== null) return <Steps order={order} plan={plan} />;
  return suggestion === null ? null : <Suggested order={order} suggestion={suggestion} />;
}

function Steps({ order, plan }: { order: OrderData; plan: Plan }) {
  const t = useWords(plansWords);
  const nameOf = useStepName();
  const { steps, remainingDays, can } = plan;
  const done = steps.filter(({ state }) => isFinishedState(state)).length;
  const now = steps.findIndex(({ state }) => !isFinishedState(state));
  return (
    <section id="plan" aria-labelledby="plan-title" className="scroll-mt-24">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <div>
          <h2 id="plan-title" className="title-3">
            {t('title')}
          </h2>
          <p className="meta num">
            <Dotted
              parts={[
                t('done', { done, count: steps.length }),
                remainingDays === 0 ? null : t('left', { days: remainingDays }),
              ]}
            />
          </p>
        </div>
        {can.edit ? (
          <ButtonLink kind="ghost" small to={`/orders/${order.id}/plan`}>
            {t('edit')}
          </ButtonLink>
        ) : null}
      </div>
      <Timeline
        steps={steps.map((step, place) => ({
          key: String(step.id),
          title: (
            <span id={`step-${step.id}`} className="scroll-mt-24 wrap-anywhere" dir="auto">
              {nameOf(step)}
            </span>
          ),
          line: <StepLine order={order} plan={plan} step={step} />,
          beneath: <StepBody order={order} plan={plan} step={step} />,
          state: stateOf(place, step, now),
        }))}
      />
    </section>
  );
}

/** The first unfinished step is the present one; a later one may be finished before it. */
function stateOf(place: number, { state }: PlanStep, now: number): Step['state'] {
  if (place === now) return 'now';
  if (!isFinishedState(state)) return 'next';
  return now === -1 || place < now ? 'done' : 'ahead';
}

function StepBody({ order, plan, step }: { order: OrderData; plan: Plan; step: PlanStep }) {
  const t = useWords(plansWords);
  const nameOf = useStepName();
  const [isClosing, setClosing] = useState(false);
  const { note, pictures, can, changes, state } = step;
  // The card above shows them to the buyer.
  const isAbove = plan.role === 'BUYER' && state === 'SUBMITTED';
  return (
    <div className="mt-3 grid gap-3 empty:hidden">
      <StepPictures pictures={isAbove ? [] : pictures} title={nameOf(step)} />
      {isAbove ? null : <Quoted words={note} />}
      {changes.length === 0 ? null : <StepChanges order={order} plan={plan} changes={changes} />}
      {plan.role === 'MAKER' ? (
        <WaitingClosing orderId={order.id} step={step}>
          {can.close ? (
            <div>
              <Button kind="secondary" small onClick={() => setClosing(true)}>
                {t(step.isFinished ? 'close.openFinished' : 'close.open')}
              </Button>
            </div>
          ) : null}
        </WaitingClosing>
      ) : null}
      {isClosing ? <CloseStep order={order} step={step} onClose={() => setClosing(false)} /> : null}
    </div>
  );
}

interface SuggestedProps {
  order: OrderData;
  suggestion: NonNullable<PlanOfOrder['suggestion']>;
}

/** Offers the maker to make a first plan. */
function Suggested({ order, suggestion: { template, makingDays } }: SuggestedProps) {
  const t = useWords(plansWords, 'suggest');
  const { length } = suggestSteps(template, makingDays);
  return (
    <Slip aria-labelledby="plan-title" className="grid gap-4">
      <div className="grid gap-1.5">
        <h2 id="plan-title" className="title-3">
          {t('title')}
        </h2>
        <p className="text-ink-2">{t('line', { buyer: order.buyer.name, count: length })}</p>
      </div>
      <ButtonLink kind="secondary" className="justify-self-start" to={`/orders/${order.id}/plan`}>
        {t('open')}
      </ButtonLink>
    </Slip>
  );
}
