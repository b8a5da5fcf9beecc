import { lazy, Suspense, useState } from 'react';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import type { Plan, PlanOfOrder, PlanStep } from '#contracts/plans/plans.fields.ts';
import { fetched } from '#web/platform/network/fetched.ts';
import { AnswerCard } from './answer-card.tsx';
import { PriceCard } from './price-card.tsx';
import { SubmittedCard } from './submitted-card.tsx';

const AskChange = lazy(async () => ({
  default: (await fetched(() => import('../acts/ask-change.tsx'))).AskChange,
}));
const PriceDialog = lazy(async () => ({
  default: (await fetched(() => import('../acts/price-dialog.tsx'))).PriceDialog,
}));
const RefuseDialog = lazy(async () => ({
  default: (await fetched(() => import('../acts/refuse-dialog.tsx'))).RefuseDialog,
}));

interface PlanTurnProps {
  order: OrderData;
  found: PlanOfOrder | null;
}

/** The form that is open, and the change that it answers. */
interface Opened {
  form: 'ask' | 'price' | 'refuse';
  stepId: number;
  changeId: number;
}

/**
 * The steps of the plan that wait for an answer, above all else. A form stays open if its step changes meanwhile, so
 * that nothing typed is lost.
 */
export function PlanTurn({ order, found }: PlanTurnProps) {
  const [open, setOpen] = useState<Opened | null>(null);
  const plan = found?.plan ?? null;
  if (plan === null) return null;
  const opened = plan.steps.find(({ id }) => id === open?.stepId);
  const close = () => setOpen(null);
  const of = (step: PlanStep) => ({
    ...{ order, plan, step },
    onOpen: (form: Opened['form']) =>
      setOpen({ form, stepId: step.id, changeId: step.changes.at(-1)?.id ?? 0 }),
  });
  return (
    <>
      {plan.steps.map((step) => (
        <StepTurn key={step.id} {...of(step)} />
      ))}
      <Suspense>
        {open === null || opened === undefined ? null : open.form === 'ask' ? (
          <AskChange order={order} plan={plan} step={opened} onClose={close} />
        ) : open.form === 'price' ? (
          <PriceDialog order={order} plan={plan} step={opened} changeId={open.changeId} onClose={close} />
        ) : (
          <RefuseDialog order={order} plan={plan} step={opened} changeId={open.changeId} onClose={close} />
        )}
      </Suspense>
    </>
  );
}

export interface StepTurnProps {
  order: OrderData;
  plan: Plan;
  step: PlanStep;
  onOpen: (form: Opened['form']) => void;
}

function StepTurn(props: StepTurnProps) {
  const { state, can } = props.step;
  switch (state) {
    case 'SUBMITTED':
      return can.approve || can.askChange ? <SubmittedCard {...props} /> : null;
    case 'CHANGE_ASKED':
      return <AnswerCard {...props} />;
    case 'PRICED':
      return <PriceCard {...props} />;
    default:
      return null;
  }
}
