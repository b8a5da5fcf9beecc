import type { writePlan as writeCall } from '#contracts/plans/plans.contract.ts';
import { planProblems, takesPlan } from '#contracts/plans/plans.rules.ts';
import type { ParsedOf } from '#contracts/platform/endpoint.ts';
import { sentence } from '#contracts/words/sentence.ts';
import type { ServicesWithPayments } from '#server/modules/payments/public.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, invalidInput } from '#server/platform/http/app-error.ts';
import { demandInMaking, holdOrderFor, planChanged } from './hold-plan.ts';
import { planMoved } from './plans.events.ts';
import { planOfOrder, type StepRow, stepsOfOrder } from './plans.queries.ts';
import { freeChangesOf } from './show-plan.ts';
import {
  countVersion,
  deleteSteps,
  insertPlan,
  insertStep,
  setFinishBefore,
  updateStep,
} from './write-plans.queries.ts';

type Words = ParsedOf<typeof writeCall>['body'];

interface Writing {
  orderId: number;
  makerId: number;
  words: Words;
}

/**
 * The maker writes the whole plan of an order, the first one with version 0. Throws NOT_FOUND for others, PLAN_CHANGED
 * for an earlier version, CONFLICT for an order that takes no plan, INVALID_INPUT with the problem of each step.
 */
export function writePlan(
  services: ServicesWithPayments,
  { orderId, makerId, words }: Writing,
): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const held = await holdOrderFor(services, tx, { orderId, viewerId: makerId, side: 'MAKER' });
    if (held.order.isSwatch) throw new AppError('CONFLICT', sentence('orders.swatchOnly'));
    const [plan] = await planOfOrder(tx, [orderId]);
    if ((plan?.version ?? 0) !== words.version) throw planChanged();
    if (plan) demandInMaking(held);
    else if (!takesPlan(held.order.status)) throw new AppError('CONFLICT', refusalOf(held.order.status));
    const present = plan ? await stepsOfOrder(tx, [orderId]) : [];
    // A name belongs to a step of the maker's own only.
    const planned = words.steps.map((step) => ({ ...step, name: step.kind === 'OWN' ? step.name : '' }));
    const problems = planProblems(planned, present);
    if (Object.keys(problems).length > 0) throw invalidInput(problems);
    const now = services.clock.now();
    if (plan) await countVersion(tx, [orderId, now]);
    else await insertPlan(tx, [orderId, await freeChangesOf(tx, orderId), now]);
    await writeSteps(tx, orderId, planned, present);
    const { buyerId } = held.order;
    await services.events.publish(tx, planMoved, {
      ...{ orderId, buyerId, makerId, by: 'MAKER', subject: `plan:${orderId}` },
      ...(plan
        ? { news: null, toBuyer: false, toMaker: false }
        : { news: 'MADE', toBuyer: true, toMaker: false }),
    });
  });
}

function refusalOf(status: string) {
  return sentence(status === 'FINAL_PAYMENT_PENDING' ? 'plans.tooLate' : 'plans.notInMaking');
}

async function writeSteps(
  tx: Transaction,
  orderId: number,
  planned: Words['steps'],
  present: readonly StepRow[],
): Promise<void> {
  await deleteSteps(tx, [orderId, planned.flatMap(({ id }) => id ?? [])]);
  const ids = new Map<string, number>();
  for (const [position, { id, key, finishBefore: _, ...step }] of planned.entries()) {
    const row = { ...step, orderId, position, isFinished: position === planned.length - 1 };
    if (id !== null && present.some((one) => one.id === id)) {
      await updateStep(tx, { ...row, stepId: id });
      ids.set(key, id);
    } else {
      const [made] = await insertStep(tx, row);
      if (!made) throw new Error('a step was not written');
      ids.set(key, made.id);
    }
  }
  for (const { key, finishBefore } of planned) {
    const before = [...new Set(finishBefore)].flatMap((one) => ids.get(one) ?? []);
    await setFinishBefore(tx, [ids.get(key) ?? 0, JSON.stringify(before)]);
  }
}
