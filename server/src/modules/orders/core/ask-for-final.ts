import type { Transaction } from '#server/platform/db/executor.ts';
import type { Services } from '#server/platform/services.ts';
import { finalDueAfter } from './final-due.policy.ts';
import { finalPaymentAsked } from './orders.events.ts';
import { type OrderRow, setFinalDue } from './orders.queries.ts';

/**
 * Sets the due date of the unpaid final payment the first time an order reaches this step. The order is locked.
 * `updateId` refers to photographs sent with this very move; they have no letter of their own, only the one that asks
 * for the payment.
 */
export async function askForFinal(
  { events }: Services,
  tx: Transaction,
  { id, finalPaise }: Pick<OrderRow, 'id' | 'finalPaise'>,
  now: Date,
  updateId?: number,
): Promise<void> {
  if (finalPaise === 0) return;
  const [asked] = await setFinalDue(tx, [id, finalDueAfter(now)]);
  if (!asked) return;
  const event = { orderId: id, reminder: 'ASKED' as const };
  await events.publish(tx, finalPaymentAsked, { ...event, ...(updateId !== undefined && { updateId }) });
}
