import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { orderDetails, updateOrderStatus } from '#contracts/orders/core/orders.contract.ts';
import { myOrders } from '#contracts/orders/dashboards/order-lists.contract.ts';
import {
  createFinalPayment,
  verifyFinalPayment,
  verifyInitialPayment,
} from '#contracts/orders/paying/paying.contract.ts';
import { hurriedWithin, hurry, hurryTimeouts } from '#tests/support/hurry-timeouts.ts';
import { openShop, type Shop } from '#tests/support/people/shop.ts';
import { hurryJobs } from '#tests/support/until.ts';
import { payments } from '../payments.tables.ts';
import { payBack } from '../refunds/queue-refund.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());
afterEach(async () => {
  await shop.razorpay.clearFaults();
  await shop.razorpay.control('webhooks', { mode: 'normal' });
});

const soon = { timeout: 60_000, interval: 50 };
const everyFault = ['latency', '500', '502html', '429', 'drop_before', 'drop_after', 'timeout'] as const;

async function advanceOf(orderId: number) {
  const [row] = await shop.app.services.db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.purpose, 'ADVANCE')));
  return { status: row?.status, capturedPaise: row?.capturedPaise };
}

async function historyOf(orderId: number): Promise<string[]> {
  const seen = await shop.buyer.call(orderDetails, { params: { id: orderId } });
  return seen.body.orderData.history.map(({ to }) => to);
}

/** The provider's record of an order: number of captures, and the refunded amount in paise. */
async function bookOf(razorpayOrderId: string) {
  const { captures, payments: tries, refunds: back, double_charged } = await shop.razorpay.ledger();
  const ids = tries.filter(({ order_id }) => order_id === razorpayOrderId).map(({ id }) => id);
  expect(double_charged).toEqual([]);
  return {
    captures: captures.filter(({ order_id }) => order_id === razorpayOrderId).length,
    refunds: back.filter(({ payment_id }) => ids.includes(payment_id)).map(({ amount }) => amount),
  };
}

test.each(everyFault)(
  'asked about a payment, the provider answers with %s: the buyer is confirmed within nine seconds, the rest is learnt later',
  async (mode) => {
    const isSlow = mode === 'timeout' || mode === 'latency';
    if (isSlow) hurryTimeouts();
    await shop.razorpay.control('webhooks', { mode: 'drop' });
    const { orderId, razorpayOrderId } = await shop.place();
    const proof = await shop.razorpay.pay(razorpayOrderId);
    const call = `GET /v1/payments/${proof.razorpay_payment_id}`;
    await shop.razorpay.fault(call, mode, { count: null, latency_ms: 1500 / hurry });
    const started = performance.now();
    const verifying = shop.buyer.call(verifyInitialPayment, { body: { ...proof, orderId } });
    expect((await shop.buyer.call(myOrders, {})).status).toBe(200);
    expect((await verifying).status).toBe(200);
    expect(performance.now() - started).toBeLessThan(isSlow ? hurriedWithin(9000) : 9000);
    expect(await historyOf(orderId)).toEqual(['PENDING', 'CONFIRMED']);

    await shop.razorpay.clearFaults();
    shop.advance(0.05);
    await shop.app.services.payments.reconcile();
    expect(await advanceOf(orderId)).toEqual({ status: 'CAPTURED', capturedPaise: 540_000 });
    expect(await historyOf(orderId)).toEqual(['PENDING', 'CONFIRMED']);
    expect(await bookOf(razorpayOrderId)).toEqual({ captures: 1, refunds: [] });
  },
);

test.each(everyFault)(
  'asked to pay back, the provider answers with %s: the cancellation does not wait, and the money goes back once',
  async (mode) => {
    const isSlow = mode === 'timeout' || mode === 'latency';
    if (isSlow) hurryTimeouts();
    await shop.razorpay.control('webhooks', { mode: 'drop' });
    const { orderId, razorpayOrderId } = await shop.place();
    const proof = await shop.razorpay.pay(razorpayOrderId);
    await shop.buyer.call(verifyInitialPayment, { body: { ...proof, orderId } });
    // More failures than a single call retries, so that the whole job must be retried.
    const count = isSlow ? 1 : 4;
    await shop.razorpay.fault(`POST /v1/payments/${proof.razorpay_payment_id}/refund`, mode, {
      count,
      latency_ms: 1500 / hurry,
    });
    const cancelled = await shop.buyer.call(updateOrderStatus, {
      params: { id: orderId },
      body: { status: 'CANCELLED' },
    });
    expect(cancelled.status).toBe(200);
    // A delayed job retries the failed work; only this test starts it.
    if (!isSlow) expect((await advanceOf(orderId)).status).not.toBe('REFUNDED');
    await vi.waitFor(
      async () => {
        await hurryJobs(shop.app.services.db, payBack.name);
        expect(await advanceOf(orderId)).toEqual({ status: 'REFUNDED', capturedPaise: 540_000 });
      },
      { timeout: 60_000, interval: 100 },
    );
    expect(await bookOf(razorpayOrderId)).toEqual({ captures: 1, refunds: [540_000] });
    const { faults } = await shop.razorpay.control<{ faults: unknown[] }>('faults');
    expect(faults, 'every spoilt answer was met').toEqual([]);
  },
);

test('the final payment cannot be opened while nobody answers: a sentence within nine seconds, and a retry that works', async () => {
  const orderId = await shop.confirm();
  hurryTimeouts();
  await shop.razorpay.fault('/v1/*', 'timeout', { count: null });
  const started = performance.now();
  const refused = await shop.buyer.call(createFinalPayment, { body: { orderId } });
  expect(performance.now() - started).toBeLessThan(hurriedWithin(9000));
  expect([refused.status, refused.error.code]).toEqual([503, 'PAYMENT_UNAVAILABLE']);
  expect(refused.error.message).toMatch(/^Payment service unavailable/);

  await shop.razorpay.clearFaults();
  const { razorpayOrderId } = (await shop.buyer.call(createFinalPayment, { body: { orderId } })).body;
  const proof = await shop.razorpay.pay(razorpayOrderId);
  const verified = await shop.buyer.call(verifyFinalPayment, { body: { ...proof, orderId } });
  expect(verified.status).toBe(200);
  const made = (await shop.razorpay.ledger()).orders.filter(({ receipt }) => receipt === `${orderId}-F`);
  expect(made.map(({ id }) => id)).toEqual([razorpayOrderId]);
  expect(await bookOf(razorpayOrderId)).toEqual({ captures: 1, refunds: [] });
});

test.each(['dup:5', 'reverse', 'shuffle', 'oldsecret'])(
  'with the tab closed, webhooks that come as %s book the advance once',
  async (mode) => {
    await shop.razorpay.control('webhooks', { mode });
    const { orderId, razorpayOrderId } = await shop.place();
    await shop.razorpay.pay(razorpayOrderId);
    await vi.waitFor(async () => expect((await advanceOf(orderId)).status).toBe('CAPTURED'), soon);
    await vi.waitFor(async () => {
      const { webhooks } = await shop.razorpay.ledger();
      const sent = webhooks.filter(({ body }) => body.includes(razorpayOrderId));
      expect(sent.map(({ state }) => state)).toEqual(['delivered', 'delivered', 'delivered']);
    }, soon);
    expect(await historyOf(orderId)).toEqual(['PENDING', 'CONFIRMED']);
    expect(await bookOf(razorpayOrderId)).toEqual({ captures: 1, refunds: [] });
  },
);

test.each([
  ['drop', 0],
  ['corrupt', 3],
])(
  'webhooks that come as %s are worth nothing, and the reconciler books the advance',
  async (mode, knocks) => {
    await shop.razorpay.control('webhooks', { mode });
    const { orderId, razorpayOrderId } = await shop.place();
    await shop.razorpay.pay(razorpayOrderId);
    await vi.waitFor(async () => {
      const { webhooks } = await shop.razorpay.ledger();
      const sent = webhooks.filter(({ body }) => body.includes(razorpayOrderId));
      const answers = sent.flatMap(({ attempts }) => attempts.map(({ status }) => status));
      expect(answers).toEqual(Array(knocks).fill(400));
    }, soon);
    expect(await historyOf(orderId)).toEqual(['PENDING']);
    shop.advance(0.05);
    await shop.app.services.payments.reconcile();
    expect(await historyOf(orderId)).toEqual(['PENDING', 'CONFIRMED']);
    expect(await bookOf(razorpayOrderId)).toEqual({ captures: 1, refunds: [] });
  },
);
