import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type OrderData, orderConfirmation } from '#contracts/orders/core/orders.contract.ts';
import { verifyInitialPayment } from '#contracts/orders/paying/paying.contract.ts';
import { openShop, type Shop } from '#tests/support/people/shop.ts';
import { heldWebhooks, postWebhook, settled } from '#tests/support/servers/payment-webhooks.ts';
import { lapseOrders } from './lapse-orders.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await shop.razorpay.control('webhooks', { mode: 'hold' });
});
afterAll(() => shop.stop());

const soon = { timeout: 60_000, interval: 100 };
const most = 24;

async function read(id: number): Promise<OrderData> {
  return (await shop.buyer.call(orderConfirmation, { params: { id } })).body.orderData;
}

/** The amount of an order that the provider still holds, in paise. */
async function keptOf(razorpayOrderId: string): Promise<number> {
  const { payments } = await shop.razorpay.ledger();
  return payments
    .filter(({ order_id, captured }) => order_id === razorpayOrderId && captured)
    .reduce((sum, { amount, amount_refunded }) => sum + amount - amount_refunded, 0);
}

/** An order that was paid at the provider in the last minute of its 24 hours, without a webhook yet. */
async function payWithoutWebhook() {
  const { orderId, razorpayOrderId } = await shop.place();
  const proof = await shop.razorpay.pay(razorpayOrderId);
  return { orderId, razorpayOrderId, proof };
}

/** An order is either confirmed with its money kept, or cancelled with its money refunded. */
async function expectOneOrTheOther(orderId: number, razorpayOrderId: string): Promise<string> {
  const { status, history, refunds } = await read(orderId);
  expect(history.map(({ to }) => to)).toEqual(['PENDING', status]);
  if (status === 'CONFIRMED') {
    expect(refunds).toEqual([]);
    expect(await keptOf(razorpayOrderId)).toBe(540_000);
    return status;
  }
  expect(status).toBe('CANCELLED');
  await vi.waitFor(async () => expect(await keptOf(razorpayOrderId)).toBe(0), soon);
  await vi.waitFor(
    async () =>
      expect((await read(orderId)).refunds).toMatchObject([
        { instalment: 'initial', cause: 'LATE', status: 'PROCESSED', amount: 5400 },
      ]),
    soon,
  );
  return status;
}

test('an order that lapses while its payment is proven is confirmed or paid back, as the buyer is told', async () => {
  const { services } = shop.app;
  const late = await Promise.all(Array.from({ length: most }, payWithoutWebhook));
  shop.advance(25);
  const lapsing = lapseOrders(services);
  const answers = await Promise.all(
    late.map(({ orderId, proof }) => shop.buyer.call(verifyInitialPayment, { body: { ...proof, orderId } })),
  );
  await lapsing;
  for (const [nth, { orderId, razorpayOrderId }] of late.entries()) {
    const status = await expectOneOrTheOther(orderId, razorpayOrderId);
    const { status: code, error } = answers[nth] ?? {};
    if (status === 'CONFIRMED') expect(code).toBe(200);
    else
      expect([code, error?.message]).toEqual([
        400,
        expect.stringMatching(/cancelled before the payment arrived/),
      ]);
  }
});

test('the same with the tab closed, when several servers look for lapsed orders and the webhooks come in', async () => {
  const { services } = shop.app;
  const late = await Promise.all(Array.from({ length: most }, payWithoutWebhook));
  const bodies = await Promise.all(
    late.map(async ({ razorpayOrderId }) =>
      (await heldWebhooks(shop, razorpayOrderId)).get('payment.captured'),
    ),
  );
  shop.advance(25);
  await Promise.all([
    lapseOrders(services),
    ...bodies.map(async (body = '') =>
      expect(await postWebhook(shop, body, shop.razorpay.sign(body, randomUUID()))).toBe(200),
    ),
    lapseOrders(services),
    services.payments.reconcile(),
  ]);
  await settled(shop);
  for (const { orderId, razorpayOrderId } of late) await expectOneOrTheOther(orderId, razorpayOrderId);
});

test('a lapse leaves alone what was booked just before it, and a payment that comes just after it goes back', async () => {
  const { services } = shop.app;
  const confirmed = await payWithoutWebhook();
  const proven = await shop.buyer.call(verifyInitialPayment, {
    body: { ...confirmed.proof, orderId: confirmed.orderId },
  });
  expect(proven.status).toBe(200);
  const lapsed = await payWithoutWebhook();
  shop.advance(25);
  await lapseOrders(services);
  expect(await expectOneOrTheOther(confirmed.orderId, confirmed.razorpayOrderId)).toBe('CONFIRMED');
  const tooLate = await shop.buyer.call(verifyInitialPayment, {
    body: { ...lapsed.proof, orderId: lapsed.orderId },
  });
  expect(tooLate.error.code).toBe('PAYMENT_REFUSED');
  expect(await expectOneOrTheOther(lapsed.orderId, lapsed.razorpayOrderId)).toBe('CANCELLED');
});
