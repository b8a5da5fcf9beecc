import { newsOfStep } from '#contracts/plans/plan-news.ts';
import { silentUntil } from '#contracts/plans/plans.rules.ts';
import {
  isFinishedState,
  type PlanStepState,
  type StepAct,
  type StepActor,
  stepAfter,
  waitsForBuyer,
} from '#contracts/plans/plans.states.ts';
import { moveByPlan } from '#server/modules/orders/public.ts';
import type { ServicesWithPayments } from '#server/modules/payments/public.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { type HeldPlan, planChanged } from './hold-plan.ts';
import { planMoved } from './plans.events.ts';
import type { StepRow } from './plans.queries.ts';
import { countVersion, insertMove, setStepState } from './write-plans.queries.ts';

interface StepMove {
  act: StepAct;
  by: StepActor;
  actorId: number | null;
  idempotencyKey?: string | null;
  requestHash?: string | null;
  /** What changes besides the state: a new submission, or the days of a change. */
  set?: { submission?: number; note?: string; days?: number };
}

/**
 * Moves a step of a held plan along the table: starts or ends the count of silence, writes its history, publishes the
 * event and moves the order on if the step is finished. Silence never asks for money: it moves the order on only to
 * statuses that ask for none. Throws PLAN_CHANGED for what the table does not allow.
 */
export async function moveStep(
  services: ServicesWithPayments,
  tx: Transaction,
  { order, money }: Pick<HeldPlan, 'order' | 'money'>,
  step: StepRow,
  { act, by, actorId, idempotencyKey = null, requestHash = null, set = {} }: StepMove,
): Promise<void> {
  const to = stepAfter(step.state, act, by);
  if (to === undefined) throw planChanged();
  const now = services.clock.now();
  const { submission, note, days } = { ...step, ...set };
  const isClosed = set.submission !== undefined;
  await setStepState(tx, {
    ...{ stepId: step.id, state: to, submission, note, days },
    closedAt: isClosed ? now : step.closedAt,
    ...waitingOf(to, now, order.daysOff),
    approvedAt: to === 'APPROVED' ? now : null,
    approvedBy: to === 'APPROVED' ? by : null,
  });
  await countVersion(tx, [order.id, now]);
  const move = { stepId: step.id, act, actor: by, actorId, from: step.state, to, submission };
  const [written] = await insertMove(tx, { ...move, idempotencyKey, requestHash, now });
  if (!written) throw new Error('a move of a step was not written');
  const { news, buyer, maker } = newsOfStep(act, by, step.state === 'PRICED');
  await services.events.publish(tx, planMoved, {
    ...{ orderId: order.id, buyerId: order.buyerId, makerId: order.makerId, by, news },
    ...{ toBuyer: buyer, toMaker: maker, subject: `plan-move:${written.id}` },
  });
  if (isFinishedState(to) && step.leadsTo !== null)
    await moveByPlan(services, tx, { order, money }, { to: step.leadsTo, mayAsk: by !== 'CLOCK' });
}

function waitingOf(state: PlanStepState, now: Date, daysOff: Parameters<typeof silentUntil>[1]) {
  if (!waitsForBuyer(state)) return { waitsSince: null, silentAt: null };
  return { waitsSince: now, silentAt: silentUntil(now, daysOff) };
}
