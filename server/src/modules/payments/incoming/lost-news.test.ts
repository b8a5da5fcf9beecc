import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { orderConfirmation, updateOrderStatus } from '#contracts/orders/core/orders.contract.ts';
import { verifyInitialPayment } from '#contracts/orders/paying/paying.contract.ts';
import { openShop, type Shop } from '#tests/support/people/shop.ts';
import { payments, refunds } from '../payments.tables.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await shop.razorpay.control('webhooks', { mode: 'normal' });
});

const refuse = { method: 'upi', instrument: 'failure@razorpay' };
const soon = { timeout: 60_000, interval: 50 };

async function statusOf(orderId: number): Promise<string> {
  const seen = await shop.buyer.call(orderConfirmation, { params: { id: orderId } });
  return seen.body.orderData.status;
}

const refundsOf = async (orderId: number) =>
  shop.app.services.db
    .select({ status: refunds.status, amountPaise: refunds.amountPaise })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(payments.orderId, orderId));

const noWebhooks = () => shop.razorpay.control('webhooks', { mode: 'drop' });

/** The amount that the provider kept of an order after refunds. In paise. */
async function keptOf(razorpayOrderId: string): Promise<number> {
  const ledger = await shop.razorpay.ledger();
  return ledger.payments
    .filter(({ order_id, captured }) => order_id === razorpayOrderId && captured)
    .reduce((sum, { amount, amount_refunded }) => sum + amount - amount_refunded, 0);
}

test('closing the tab after paying still confirms the order: the webhook alone suffices', async () => {
  const { orderId, razorpayOrderId } = await shop.place();
  await shop.razorpay.pay(razorpayOrderId);
  await vi.waitFor(async () => expect(await statusOf(orderId)).toBe('CONFIRMED'), soon);
});

test('with the tab closed and every webhook lost, the reconciler confirms within minutes', async () => {
  await noWebhooks();
  const { orderId, razorpayOrderId } = await shop.place();
  await shop.razorpay.pay(razorpayOrderId);
  await shop.app.services.payments.reconcile();
  expect(await statusOf(orderId)).toBe('PENDING');
  shop.advance(0.05);
  await shop.app.services.payments.reconcile();
  expect(await statusOf(orderId)).toBe('CONFIRMED');
});

test('an outage when the reconciler asks does not make it wait longer for the next time', async () => {
  await noWebhooks();
  const { orderId, razorpayOrderId } = await shop.place();
  await shop.razorpay.pay(razorpayOrderId);
  shop.advance(0.05);
  await shop.razorpay.fault('GET /v1/orders/*', '500', { count: 3 });
  await shop.app.services.payments.reconcile();
  expect(await statusOf(orderId)).toBe('PENDING');
  shop.advance(1.1 / 60);
  await shop.app.services.payments.reconcile();
  expect(await statusOf(orderId)).toBe('CONFIRMED');
});

test('a refused card leaves the order payable', async () => {
  const { orderId, razorpayOrderId } = await shop.place();
  await expect(shop.razorpay.pay(razorpayOrderId, refuse)).rejects.toThrow();
  const proof = await shop.razorpay.pay(razorpayOrderId);
  const verified = await shop.buyer.call(verifyInitialPayment, { body: { ...proof, orderId } });
  expect(verified.status).toBe(200);
});

/** Two payments of one advance: one that the bank authorised long after it had failed, and one in between. */
async function payTwice(): Promise<{ orderId: number; razorpayOrderId: string }> {
  const { orderId, razorpayOrderId } = await shop.place();
  await expect(shop.razorpay.pay(razorpayOrderId, refuse)).rejects.toThrow();
  const failed = (await shop.razorpay.ledger()).payments.find(({ order_id }) => order_id === razorpayOrderId);
  const proof = await shop.razorpay.pay(razorpayOrderId);
  await shop.buyer.call(verifyInitialPayment, { body: { ...proof, orderId } });
  await shop.razorpay.control('late_authorize', { payment_id: failed?.id, force_capture: true });
  expect((await shop.razorpay.ledger()).double_charged).toEqual([razorpayOrderId]);
  return { orderId, razorpayOrderId };
}

test('a second capture of the same advance is paid back', async () => {
  const { orderId, razorpayOrderId } = await payTwice();
  await vi.waitFor(
    async () => expect(await refundsOf(orderId)).toEqual([{ status: 'PROCESSED', amountPaise: 540_000 }]),
    soon,
  );
  expect(await keptOf(razorpayOrderId)).toBe(540_000);
  expect((await shop.razorpay.ledger()).double_charged).toEqual([]);
  expect(await statusOf(orderId)).toBe('CONFIRMED');
});

test('a second capture is noticed and paid back when every webhook is lost, too', async () => {
  await noWebhooks();
  const { orderId, razorpayOrderId } = await payTwice();
  shop.advance(0.3);
  await shop.app.services.payments.reconcile();
  await vi.waitFor(async () => expect(await keptOf(razorpayOrderId)).toBe(540_000), soon);
  expect(await refundsOf(orderId)).toHaveLength(1);
});

test('a payment that the bank confirms too late to be taken by itself is taken by us', async () => {
  await noWebhooks();
  const { orderId, razorpayOrderId } = await shop.place();
  await expect(shop.razorpay.pay(razorpayOrderId, refuse)).rejects.toThrow();
  const failed = (await shop.razorpay.ledger()).payments.find(({ order_id }) => order_id === razorpayOrderId);
  await shop.razorpay.control('clock', { offset_s: 1200 });
  await shop.razorpay.control('late_authorize', { payment_id: failed?.id });
  expect(await keptOf(razorpayOrderId)).toBe(0);
  shop.advance(0.5);
  await shop.app.services.payments.reconcile();
  expect(await statusOf(orderId)).toBe('CONFIRMED');
  expect(await keptOf(razorpayOrderId)).toBe(540_000);
  await shop.razorpay.control('clock', { offset_s: 0 });
});

test('a payment that arrives after the order was cancelled is paid back, and the buyer reads so', async () => {
  await noWebhooks();
  const { orderId, razorpayOrderId } = await shop.place();
  const cancelled = await shop.buyer.call(updateOrderStatus, {
    params: { id: orderId },
    body: { status: 'CANCELLED' },
  });
  expect(cancelled.status).toBe(200);
  const proof = await shop.razorpay.pay(razorpayOrderId);
  const verified = await shop.buyer.call(verifyInitialPayment, { body: { ...proof, orderId } });
  expect([verified.status, verified.error.code]).toEqual([400, 'PAYMENT_REFUSED']);
  expect(verified.error.message).toMatch(/goes back/);
  await vi.waitFor(async () => expect(await keptOf(razorpayOrderId)).toBe(0), soon);
  expect(await statusOf(orderId)).toBe('CANCELLED');
});
