import { isInMaking, planSentences } from '#contracts/plans/plans.rules.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { type HeldOrder, holdOrder, holdOrderOfMaker } from '#server/modules/orders/public.ts';
import type { ServicesWithPayments } from '#server/modules/payments/public.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { AppError, notFound } from '#server/platform/http/app-error.ts';
import { type PlanRow, planOfOrder, type StepRow, stepsOfOrder } from './plans.queries.ts';

export type HeldOrderOfPlan = Pick<HeldOrder, 'order' | 'money'>;

export interface HeldPlan extends HeldOrderOfPlan {
  plan: PlanRow;
  steps: StepRow[];
}

/** Reads the plan of a held order: everything of a plan is written under the lock of its order. Throws NOT_FOUND. */
export async function readHeldPlan(tx: Transaction, { order, money }: HeldOrderOfPlan): Promise<HeldPlan> {
  const [plan] = await planOfOrder(tx, [order.id]);
  if (!plan) throw notFound('plans.planMissing');
  return { order, money, plan, steps: await stepsOfOrder(tx, [order.id]) };
}

/** Locks the order of a plan for one side. Throws NOT_FOUND for others and for the other side. */
export async function holdOrderFor(
  { payments }: ServicesWithPayments,
  tx: Transaction,
  { orderId, viewerId, side }: { orderId: number; viewerId: number; side: 'BUYER' | 'MAKER' },
): Promise<HeldOrder> {
  if (side === 'MAKER') return holdOrderOfMaker(payments, tx, orderId, viewerId);
  const held = await holdOrder(payments, tx, orderId, viewerId);
  if (held.actor !== 'BUYER') throw notFound('orders.orderMissing');
  return held;
}

/** A step of a held plan. Throws NOT_FOUND. */
export function stepOf({ steps }: HeldPlan, stepId: number): StepRow {
  const step = steps.find(({ id }) => id === stepId);
  if (!step) throw notFound('plans.stepMissing');
  return step;
}

/** Throws CONFLICT unless the order is in the making. */
export function demandInMaking({ order }: HeldOrderOfPlan): void {
  if (!isInMaking(order.status)) throw new AppError('CONFLICT', sentence('plans.notInMaking'));
}

/** The error of a write about an earlier state; `withNewerPlan` adds the plan as it is now. */
export const planChanged = () => new AppError('PLAN_CHANGED', planSentences.changed);
