import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, test, vi } from 'vitest';
import { updateOrderStatus } from '#contracts/orders/core/orders.contract.ts';
import { myOrders } from '#contracts/orders/dashboards/order-lists.contract.ts';
import { verifyInitialPayment } from '#contracts/orders/paying/paying.contract.ts';
import { payBack } from '#server/modules/payments/refunds/queue-refund.ts';
import { auditLater } from '#tests/support/people/audit-books.ts';
import { expectBooks } from '#tests/support/people/refund-books.ts';
import { openShop, order, type Shop } from '#tests/support/people/shop.ts';
import { hurryJobs } from '#tests/support/until.ts';
import { did, saw, sawWithin, secondsUntil } from './report.ts';

vi.setConfig({ testTimeout: 120_000 });

const advance = 540_000;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());

/** Each order has a new idempotency key. */
const buy = () => order(shop.buyer, shop.designId, { headers: { 'idempotency-key': randomUUID() } });

test('with the provider away for an hour the site goes on, what was paid counts, and everything else follows', async () => {
  const { razorpay, buyer } = shop;
  const before = await shop.confirm();
  const [inWindow, closedTab] = [await shop.place(), await shop.place()];
  did('two buyers pay in the window; then the provider is gone, webhooks and all, and one tab is closed');
  await razorpay.control('webhooks', { mode: 'drop' });
  const proof = await razorpay.pay(inWindow.razorpayOrderId);
  await razorpay.pay(closedTab.razorpayOrderId);
  await razorpay.fault('/v1/*', 'drop_before', { count: null });

  const body = { ...proof, orderId: inWindow.orderId };
  const verified = await buyer.call(verifyInitialPayment, { body });
  saw('the buyer with a proof is answered', verified.status, 200);
  const refused = await buy();
  saw('who orders now reads', [refused.status, refused.error.code], [503, 'PAYMENT_UNAVAILABLE']);
  const cancelled = await buyer.call(updateOrderStatus, {
    params: { id: before },
    body: { status: 'CANCELLED' },
  });
  saw('who cancels is answered', cancelled.status, 200);
  saw('lists are answered', (await buyer.call(myOrders, {})).status, 200);

  did('an hour passes');
  for (let minutes = 0; minutes < 60; minutes += 10) {
    shop.advance(1 / 6);
    await shop.app.services.payments.reconcile();
  }
  saw('the order of the closed tab is', await statusOf(closedTab.orderId), 'PENDING');

  did('the provider is back');
  await razorpay.clearFaults();
  await razorpay.control('webhooks', { mode: 'normal' });
  const seconds = await secondsUntil(async () => {
    shop.advance(1 / 60);
    await hurryJobs(shop.app.services.db, payBack.name);
    await shop.app.services.payments.reconcile();
    const { refunds } = await razorpay.ledger();
    return refunds.length > 0 && (await statusOf(closedTab.orderId)) === 'CONFIRMED';
  });
  sawWithin('the closed tab is booked and the cancelled order paid back, as the minutes pass', seconds, 60);
  saw('an order can be placed', (await buy()).status, 200);
  await expectBooks(shop, before, advance, advance);
  await expectBooks(shop, inWindow.orderId, advance, 0);
  await expectBooks(shop, closedTab.orderId, advance, 0);
  saw('differences between the books and the ledger', await auditLater(shop.app), []);
});

async function statusOf(orderId: number): Promise<string | undefined> {
  const { rows } = await shop.app.services.db.$client.query('select status from orders where id = $1', [
    orderId,
  ]);
  return rows[0]?.status;
}
