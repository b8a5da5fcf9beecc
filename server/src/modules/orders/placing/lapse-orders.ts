import { systemNotes } from '#contracts/orders/core/system-notes.ts';
import type { ServicesWithPayments } from '#server/modules/payments/public.ts';
import { attempt } from '#server/platform/db/attempt.ts';
import { noMoney } from '../core/instalment.policy.ts';
import { unpaidMilliseconds } from '../core/lapse.policy.ts';
import { moveOrder } from '../core/move-order.ts';
import { lapsedOrders, lockOrder } from '../core/orders.queries.ts';

/**
 * Cancels orders whose advance was not paid within 24 hours, or within the time of their quote. A later payment is
 * refunded.
 */
export async function lapseOrders(services: ServicesWithPayments): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const before = new Date(now.getTime() - unpaidMilliseconds);
  for (const { id } of await lapsedOrders(db, [before, now])) {
    await attempt(services, { orderId: id }, 'an unpaid order could not be cancelled', async (tx) => {
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
}
