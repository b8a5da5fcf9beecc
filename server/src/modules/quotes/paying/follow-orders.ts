import { orderMoved } from '#server/modules/orders/public.ts';
import type { ServicesWithPayments } from '#server/modules/payments/public.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { moveQuote, returnToOffer } from '../move-quote.ts';
import { agreedAdvance, cancelledOrder, lockAnyQuote, quoteOfOrder } from '../quotes.queries.ts';

/** Moves quotes with the payment of their orders. */
export function followOrders(services: ServicesWithPayments): void {
  const { db, events, payments } = services;

  // What is paid must be what was accepted; other money goes back like a wrong amount.
  payments.onBooking(async (tx, { orderId, purpose, amountPaise }) => {
    if (purpose !== 'ADVANCE') return true;
    const [agreed] = await agreedAdvance(tx, [orderId]);
    return !agreed || agreed.advancePaise === amountPaise;
  });

  payments.onBooked(async (tx, { orderId, purpose }) => {
    if (purpose !== 'ADVANCE') return 'booked';
    const [found] = await quoteOfOrder(tx, [orderId]);
    const [quote] = found ? await lockAnyQuote(tx, [found.id]) : [];
    if (quote?.state !== 'PAYING' || quote.orderId !== orderId) return 'booked';
    // A payment for a cancelled order goes back, and the quote returns to its offer.
    if ((await cancelledOrder(tx, [orderId])).length > 0) return 'booked';
    await moveQuote(services, tx, quote, { act: 'BOOK', by: 'SYSTEM' });
    return 'booked';
  });

  events.on(orderMoved, 'return-to-quote', async ({ orderId, to }) => {
    if (to !== 'CANCELLED') return;
    const [found] = await quoteOfOrder(db, [orderId]);
    if (!found) return;
    await inTransaction(db, async (tx) => {
      const [quote] = await lockAnyQuote(tx, [found.id]);
      if (quote?.state !== 'PAYING' || quote.orderId !== orderId) return;
      await returnToOffer(services, tx, quote, { act: 'LAPSE', by: 'SYSTEM' });
    });
  });
}
