import { isInMaking, remindersDue } from '#contracts/plans/plans.rules.ts';
import { holdOrderForClock } from '#server/modules/orders/public.ts';
import type { ServicesWithPayments } from '#server/modules/payments/public.ts';
import { attempt } from '#server/platform/db/attempt.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { lapsePrice } from './answer-change.ts';
import { type HeldPlan, readHeldPlan } from './hold-plan.ts';
import { moveStep } from './move-step.ts';
import { planMoved } from './plans.events.ts';
import { type StepRow, silentOrders } from './plans.queries.ts';
import { setReminded } from './write-plans.queries.ts';

/**
 * Approves the steps on which the buyer stayed silent, declines prices without an answer, and reminds after one and two
 * working days. Under the lock of the order, so that an answer of the same moment comes before or after it.
 */
export async function endSilence(services: ServicesWithPayments): Promise<void> {
  const failure = 'the silence about a step could not end';
  for (const { orderId } of await silentOrders(services.db, [services.clock.now()]))
    await attempt(services, { orderId }, failure, (tx) => endOf(services, tx, orderId));
}

async function endOf(services: ServicesWithPayments, tx: Transaction, orderId: number): Promise<void> {
  const held = await readHeldPlan(tx, await holdOrderForClock(services.payments, tx, orderId));
  if (!isInMaking(held.order.status)) return;
  const now = services.clock.now();
  for (const step of held.steps) {
    if (step.silentAt === null) continue;
    if (step.silentAt <= now) {
      if (step.state === 'PRICED') await lapsePrice(tx, step.id, orderId);
      await moveStep(services, tx, held, step, { act: 'LAPSE', by: 'CLOCK', actorId: null });
    } else await remind(services, tx, held, step, now);
  }
}

async function remind(
  { events }: ServicesWithPayments,
  tx: Transaction,
  { order }: HeldPlan,
  step: StepRow,
  now: Date,
): Promise<void> {
  const due = step.waitsSince === null ? 0 : remindersDue(step.waitsSince, now, order.daysOff);
  if (due <= step.reminded) return;
  await setReminded(tx, [step.id, due]);
  await events.publish(tx, planMoved, {
    ...{ orderId: order.id, buyerId: order.buyerId, makerId: order.makerId, by: 'CLOCK', news: 'REMIND' },
    ...{ toBuyer: true, toMaker: false, subject: `plan-remind:${step.id}:${step.submission}:${due}` },
  });
}
