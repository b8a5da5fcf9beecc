import { isDisputeOpen } from '#contracts/admin/books/disputes.rules.ts';
import {
  disputeMoved,
  instalmentsOfOrder,
  type ServicesWithPayments,
} from '#server/modules/payments/public.ts';
import { attempt } from '#server/platform/db/attempt.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { asksForFinal, finalDueAfter } from '../core/final-due.policy.ts';
import { isDisputed, isFinalOwed, refuseInstalment } from '../core/instalment.policy.ts';
import { finalPaymentAsked, finalReminders } from '../core/orders.events.ts';
import { lockOrder, type OrderRow, payableOfBuyer } from '../core/orders.queries.ts';
import { noteReminder, ordersToRemind, renewFinalDue } from './final-due.queries.ts';

/**
 * Asks for the final payment again once no payment of an order is disputed, with the full term, because none was
 * taken during the dispute.
 */
export function askOnceDecided(services: ServicesWithPayments): void {
  const { db, events, payments } = services;
  events.on(disputeMoved, 'ask-for-final', async ({ orderId, status, before, happenedAt }) => {
    if (before === null || isDisputeOpen(status)) return;
    await inTransaction(db, async (tx) => {
      await payments.lock(tx, orderId);
      const order = await lockOrder(tx, orderId);
      if (!order || !asksForFinal(order.status)) return;
      const instalments = await instalmentsOfOrder(tx, [orderId]);
      // The due date is set even while the maker is on hold, as it is for an order that reaches this step during a
      // hold.
      if (!isFinalOwed(order, instalments) || isDisputed(instalments)) return;
      const [asked] = await renewFinalDue(tx, [orderId, finalDueAfter(new Date(happenedAt))]);
      if (asked) await events.publish(tx, finalPaymentAsked, { orderId, reminder: 'ASKED' });
    });
  });
}

/** Whether the final payment of a locked order is owed and can be paid now. */
async function isPayable(tx: Transaction, { id, buyerId }: OrderRow): Promise<boolean> {
  const [payable] = await payableOfBuyer(tx, [id, buyerId]);
  return (
    payable !== undefined && refuseInstalment(payable, await instalmentsOfOrder(tx, [id]), 'FINAL') === null
  );
}

/** Reminds buyers of final payments that are soon due, due today or overdue. Each reminder is sent once. */
export async function remindOfFinals(services: ServicesWithPayments): Promise<void> {
  const { db, clock, events } = services;
  const failure = 'a buyer could not be reminded of the final payment';
  for (const { id, stage } of await ordersToRemind(db, [clock.now()])) {
    await attempt(services, { orderId: id }, failure, async (tx) => {
      await services.payments.lock(tx, id);
      const order = await lockOrder(tx, id);
      const [noted] = await noteReminder(tx, [id, stage]);
      const reminder = finalReminders[stage - 1];
      if (!order || !noted || !reminder) return;
      if (!(await isPayable(tx, order))) return;
      await events.publish(tx, finalPaymentAsked, { orderId: id, reminder });
    });
  }
}
