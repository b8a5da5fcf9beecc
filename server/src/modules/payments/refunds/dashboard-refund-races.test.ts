import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { orderDetails, updateOrderStatus } from '#contracts/orders/core/orders.contract.ts';
import {
  createFinalPayment,
  refundOrder,
  verifyFinalPayment,
} from '#contracts/orders/paying/paying.contract.ts';
import { books, byHand, expectBooks, paymentOf } from '#tests/support/people/refund-books.ts';
import { openShop, type Shop } from '#tests/support/people/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ DATABASE_POOL: '20', RATE_LIMITS: 'off' });
});
afterAll(() => shop.stop());

const soon = { timeout: 60_000, interval: 60 };
const advance = 540_000;
const total = 1_350_000;

const cancel = (id: number) =>
  shop.buyer.call(updateOrderStatus, { params: { id }, body: { status: 'CANCELLED' } });

const giveBack = (id: number, amount: number) =>
  shop.maker.call(refundOrder, {
    params: { id },
    body: { amount, reason: 'The border came out narrower.' },
    headers: { 'idempotency-key': randomUUID() },
  });

test('dashboard, maker, cancellation and final payment at the same moment leave the books exact', async () => {
  for (let round = 0; round < 6; round++) {
    await shop.razorpay.control('webhooks', { mode: round % 2 === 0 ? 'normal' : 'shuffle' });
    const id = await shop.confirm();
    const opened = await shop.buyer.call(createFinalPayment, { body: { orderId: id } });
    const paid = await paymentOf(shop, id);
    const everything = [
      () => byHand(shop, paid, 10_001).catch(() => null),
      () => byHand(shop, paid, 33_333).catch(() => null),
      () => giveBack(id, 700),
      () => giveBack(id, 123.45),
      () => cancel(id),
      () => shop.app.services.payments.reconcile(),
      async () => {
        const proof = await shop.razorpay.pay(opened.body.razorpayOrderId);
        return shop.buyer.call(verifyFinalPayment, { body: { ...proof, orderId: id } });
      },
    ];
    // In each round another act starts first.
    const turned = [...everything.slice(round), ...everything.slice(0, round)];
    await Promise.all(turned.map((act) => act()));
    await expectBooks(shop, id, total, total);
    expect((await shop.buyer.call(orderDetails, { params: { id } })).body.orderData.status).toBe('CANCELLED');
  }
});

test('twenty dashboard refunds and a cancellation, all webhooks lost: the ledger is exact after one round', async () => {
  await shop.razorpay.control('webhooks', { mode: 'drop' });
  const id = await shop.confirm();
  const paid = await paymentOf(shop, id);
  await Promise.all(
    [...Array.from({ length: 20 }, (_, nth) => byHand(shop, paid, 10_000 + nth)), cancel(id)].map((one) =>
      Promise.resolve(one).catch(() => null),
    ),
  );
  await vi.waitFor(async () => expect((await books(shop, id)).returned).toBe(advance), soon);
  await shop.app.services.payments.reconcile();
  await expectBooks(shop, id, advance, advance);
});
