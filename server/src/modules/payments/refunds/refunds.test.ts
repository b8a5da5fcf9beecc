import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { orderConfirmation, updateOrderStatus } from '#contracts/orders/core/orders.contract.ts';
import { verifyInitialPayment } from '#contracts/orders/paying/paying.contract.ts';
import { openShop, type Shop } from '#tests/support/people/shop.ts';
import { payments, refunds } from '../payments.tables.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());

const soon = { timeout: 60_000, interval: 50 };

async function payAndCancel(): Promise<{ orderId: number; razorpayOrderId: string }> {
  const { orderId, razorpayOrderId } = await shop.place();
  const proof = await shop.razorpay.pay(razorpayOrderId);
  await shop.buyer.call(verifyInitialPayment, { body: { ...proof, orderId } });
  const cancelled = await shop.buyer.call(updateOrderStatus, {
    params: { id: orderId },
    body: { status: 'CANCELLED' },
  });
  expect(cancelled.body.orderData).toMatchObject({
    status: 'CANCELLED',
    payments: { initial: { paid: false } },
  });
  // The window reports the payment again, as after a reload.
  const again = await shop.buyer.call(verifyInitialPayment, { body: { ...proof, orderId } });
  expect([again.status, again.error.message]).toEqual([
    400,
    'This payment had arrived, and the order was cancelled since. Its page says what goes back to you.',
  ]);
  return { orderId, razorpayOrderId };
}

async function stateOf(orderId: number) {
  const [row] = await shop.app.services.db
    .select({ refund: refunds.status, payment: payments.status, id: refunds.razorpayRefundId })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(payments.orderId, orderId));
  return row;
}

async function refundsAtProvider(razorpayOrderId: string) {
  const ledger = await shop.razorpay.ledger();
  const ids = ledger.payments.filter(({ order_id }) => order_id === razorpayOrderId).map(({ id }) => id);
  return ledger.refunds.filter(({ payment_id }) => ids.includes(payment_id));
}

test('a cancelled order that was paid is paid back in full', async () => {
  const { orderId, razorpayOrderId } = await payAndCancel();
  await vi.waitFor(
    async () => expect(await stateOf(orderId)).toMatchObject({ refund: 'PROCESSED', payment: 'REFUNDED' }),
    soon,
  );
  expect(await refundsAtProvider(razorpayOrderId)).toMatchObject([{ amount: 540_000, status: 'processed' }]);
  const seen = await shop.buyer.call(orderConfirmation, { params: { id: orderId } });
  // No actions are left.
  expect(Object.values(seen.body.orderData.can).flat().filter(Boolean)).toEqual([]);
});

test.each(['drop_after', '502html', '429'])(
  'a refund whose call ends in %s is tried again and made once',
  async (mode) => {
    await shop.razorpay.fault('POST /v1/payments/*', mode);
    const { orderId, razorpayOrderId } = await payAndCancel();
    await vi.waitFor(async () => expect((await stateOf(orderId))?.refund).toBe('PROCESSED'), soon);
    expect(await refundsAtProvider(razorpayOrderId)).toHaveLength(1);
  },
);

test('a refund that the bank takes days for is followed by its webhook', async () => {
  await shop.razorpay.control('refunds', { mode: 'pending' });
  const { orderId } = await payAndCancel();
  await vi.waitFor(async () => expect((await stateOf(orderId))?.refund).toBe('PENDING'), soon);
  await shop.razorpay.control('settle_refund', {
    refund_id: (await stateOf(orderId))?.id,
    status: 'processed',
  });
  await vi.waitFor(async () => expect((await stateOf(orderId))?.refund).toBe('PROCESSED'), soon);
});

test('the same refund is followed by the reconciler when its webhooks are lost', async () => {
  await shop.razorpay.control('refunds', { mode: 'pending' });
  await shop.razorpay.control('webhooks', { mode: 'drop' });
  const { orderId } = await payAndCancel();
  await vi.waitFor(async () => expect((await stateOf(orderId))?.refund).toBe('PENDING'), soon);
  await shop.razorpay.control('settle_refund', {
    refund_id: (await stateOf(orderId))?.id,
    status: 'processed',
  });
  shop.advance(1.5);
  await shop.app.services.payments.reconcile();
  expect((await stateOf(orderId))?.refund).toBe('PROCESSED');
  await shop.razorpay.control('webhooks', { mode: 'normal' });
  await shop.razorpay.control('refunds', { mode: 'processed' });
});

test('money that somebody paid back by hand at the provider is not paid back twice', async () => {
  await shop.razorpay.fault('POST /v1/payments/*', '500', { count: 3 });
  const { orderId, razorpayOrderId } = await payAndCancel();
  const { RAZORPAY_API_BASE, RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET } = shop.razorpay.settings;
  await vi.waitFor(async () => {
    const faults = await shop.razorpay.control<{ faults: unknown[] }>('faults');
    expect(faults.faults).toEqual([]);
  }, soon);
  const [payment] = (await shop.razorpay.ledger()).payments.filter(
    ({ order_id }) => order_id === razorpayOrderId,
  );
  await fetch(`${RAZORPAY_API_BASE}/v1/payments/${payment?.id}/refund`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Basic ${Buffer.from(`${RAZORPAY_KEY_ID}:${RAZORPAY_KEY_SECRET}`).toString('base64')}`,
    },
    body: '{}',
  });
  // Our refund is dropped in favour of the one made at the provider.
  await vi.waitFor(async () => {
    const { refunds: shown, payments: money } = (
      await shop.buyer.call(orderConfirmation, { params: { id: orderId } })
    ).body.orderData;
    expect(shown).toMatchObject([{ cause: 'PROVIDER', amount: 5400, status: 'PROCESSED' }]);
    expect(money.initial).toMatchObject({ refunded: true, refundedAt: shown[0]?.processedAt });
  }, soon);
  expect(await stateOf(orderId)).toMatchObject({ payment: 'REFUNDED' });
  expect(await refundsAtProvider(razorpayOrderId)).toHaveLength(1);
});
