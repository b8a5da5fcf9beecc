import { systemNotes } from '#contracts/orders/core/system-notes.ts';
import type { ServicesWithPayments } from '#server/modules/payments/public.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { noMoney } from '../core/instalment.policy.ts';
import { unpaidMilliseconds } from '../core/lapse.policy.ts';
import { moveOrder } from '../core/move-order.ts';
import { lapsedOrders, lockOrder } from '../core/orders.queries.ts';

/**
 * Cancels orders whose advance was not paid within 24 hours, or within the time of their quote. A later payment is
 * refunded.
 */
export async function lapseOrders(services: ServicesWithPayments): Promise<void> {
  const { db, clock, log } = services;
  const now = clock.now();
  const before = new Date(now.getTime() - unpaidMilliseconds);
  for (const { id } of await lapsedOrders(db, [before, now])) {
    await attempt(id, async (tx) => {
      await services.payments.lock(tx, id);
      const order = await lockOrder(tx, id);
      if (order?.status !== 'PENDING') return;
      await moveOrder(services, tx, order, {
        actor: 'SYSTEM',
        actorId: null,
        to: 'CANCELLED',
        note: systemNotes.advanceUnpaid,
        money: noMoney,
      });
    });
  }

  /** One failed cancellation does not stop the others. */
  async function attempt(orderId: number, work: (tx: Transaction) => Promise<void>): Promise<void> {
    try {
      await inTransaction(db, work);
    } catch (error) {
      log.error({ err: error, orderId }, 'an unpaid order could not be cancelled');
    }
  }
}
