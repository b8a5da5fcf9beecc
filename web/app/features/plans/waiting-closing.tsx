import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { closeStep } from '#contracts/plans/plans.contract.ts';
import type { PlanStep } from '#contracts/plans/plans.fields.ts';
import type { ReplyOf } from '#contracts/platform/endpoint.ts';
import { WaitingPhotographs } from '#web/features/orders/making/waiting-photographs.tsx';
import { formatMoment } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import type { Waiting } from '#web/platform/outbox/waiting.ts';
import { useTaken, useWaitingHere } from '#web/platform/outbox/waiting-here.ts';
import { WaitingState } from '#web/shell/outbox/waiting-state.tsx';
import outboxWords from '#web/words/en/platform/outbox/outbox.json';
import { type AboutStep, showPlan } from './plans.api.ts';
import { Quoted } from './step-changes.tsx';
import { useStepName } from './use-step-name.ts';

const isOfStep =
  (orderId: number, stepId: number) =>
  (one: Waiting): one is Waiting<AboutStep> =>
    one.kind === 'step' &&
    (one.about as AboutStep).orderId === orderId &&
    (one.about as AboutStep).stepId === stepId;

interface WaitingClosingProps {
  orderId: number;
  step: PlanStep;
  /** Shown if nothing waits. */
  children: ReactNode;
}

/** The closing of a step that waits in the outbox. */
export function WaitingClosing({ orderId, step, children }: WaitingClosingProps) {
  const say = useWords(outboxWords);
  const nameOf = useStepName();
  const client = useQueryClient();
  const isHere = isOfStep(orderId, step.id);
  const { outbox, waiting } = useWaitingHere(isHere);
  useTaken(isHere, (_, reply) => showPlan(client, (reply as ReplyOf<typeof closeStep>).plan));
  const [first] = waiting;
  if (outbox === null || first === undefined) return children;
  return (
    <div className="grid gap-2" data-waiting={first.refusal === null ? '' : undefined}>
      <p className="meta text-ink-3">{say('written', { moment: formatMoment(first.writtenAt) })}</p>
      <Quoted words={first.about.note} />
      <WaitingPhotographs waiting={first} outbox={outbox} />
      <div className="grid gap-0.5">
        <WaitingState waiting={first} outbox={outbox} name={nameOf(step)} isInPlace />
      </div>
    </div>
  );
}
