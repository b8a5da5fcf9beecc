import type { Transaction } from '#server/platform/db/executor.ts';
import type { Services } from '#server/platform/services.ts';
import { finalDueAfter } from './final-due.policy.ts';
import { finalPaymentAsked } from './orders.events.ts';
import { type OrderRow, setFinalDue } from './orders.queries.ts';

/**
 * The first time an order comes so far, its unpaid final payment gets a date. The order is locked. `updateId` is of the
 * photographs that came with a move to this very step, which has no letter but the one that asks.
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
