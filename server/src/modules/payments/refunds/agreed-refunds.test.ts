import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { refundByDesk } from '#contracts/admin/orders/orders.contract.ts';
import {
  type OrderData,
  orderConfirmation,
  updateOrderStatus,
} from '#contracts/orders/core/orders.contract.ts';
import { getProductAnalytics, salesDashboard } from '#contracts/orders/dashboards/dashboards.contract.ts';
import { myOrders } from '#contracts/orders/dashboards/order-lists.contract.ts';
import {
  createFinalPayment,
  refundOrder,
  verifyFinalPayment,
} from '#contracts/orders/paying/paying.contract.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { openShop, type Shop } from '#tests/support/people/shop.ts';
import { paymentAttempts } from '../payments.tables.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ DATABASE_POOL: '20', RATE_LIMITS: 'off' });
});
afterAll(() => shop.stop());

const soon = { timeout: 60_000, interval: 50 };

function giveBack(
  id: number,
  amount: number,
  { by = shop.maker, key = randomUUID() as string, reason = 'The border came out narrower.' } = {},
) {
  return by.call(refundOrder, {
    params: { id },
    body: { amount, reason },
    headers: { 'idempotency-key': key },
  });
}

async function payFinal(orderId: number): Promise<void> {
  const { body } = await shop.buyer.call(createFinalPayment, { body: { orderId } });
  const proof = await shop.razorpay.pay(body.razorpayOrderId);
  const verified = await shop.buyer.call(verifyFinalPayment, { body: { ...proof, orderId } });
  expect(verified.status).toBe(200);
}

async function read(id: number, by: Actor = shop.buyer): Promise<OrderData> {
  return (await by.call(orderConfirmation, { params: { id } })).body.orderData;
}

/** The captured and the refunded amount of an order at the provider. In paise. */
async function atProvider(orderId: number) {
  const { orders, payments } = await shop.razorpay.ledger();
  const ids = orders
    .filter(({ receipt }) => receipt === `${orderId}-I` || receipt === `${orderId}-F`)
    .map(({ id }) => id);
  const ours = payments.filter(({ order_id, captured }) => ids.includes(order_id) && captured);
  return {
    taken: ours.reduce((sum, { amount }) => sum + amount, 0),
    returned: ours.reduce((sum, { amount_refunded }) => sum + amount_refunded, 0),
  };
}

const settledOf = async (id: number, count: number) =>
  vi.waitFor(async () => {
    const { refunds } = await read(id);
    expect(refunds.map(({ status }) => status)).toEqual(Array.from({ length: count }, () => 'PROCESSED'));
    return refunds;
  }, soon);

test('a part goes back to the buyer, both sides see it, and the order goes on', async () => {
  const id = await shop.confirm();
  await payFinal(id);
  expect((await read(id, shop.maker)).payments.refundable).toBe(13_500);
  const given = await giveBack(id, 9000);
  expect(given.body).toMatchObject({
    success: true,
    orderData: {
      status: 'CONFIRMED',
      payments: { refundable: 4500, final: { paid: false } },
    },
  });
  const refunds = await settledOf(id, 2);
  expect(refunds).toMatchObject([
    { amount: 8100, instalment: 'final', cause: 'AGREED', reason: 'The border came out narrower.' },
    { amount: 900, instalment: 'initial', cause: 'AGREED' },
  ]);
  expect(refunds[0]?.processedAt).toBe((await read(id)).payments.final.refundedAt);
  expect(await read(id)).toMatchObject({
    payments: { initial: { paid: true, refunded: false }, final: { refunded: true }, refundable: 0 },
    can: { refund: false, payFinal: false },
  });
  expect(await atProvider(id)).toEqual({ taken: 1_350_000, returned: 900_000 });
  // An agreed refund does not block shipping.
  const shipped = await shop.maker.call(updateOrderStatus, { params: { id }, body: { status: 'SHIPPED' } });
  expect(shipped.status).toBe(200);
  await vi.waitFor(async () => {
    const letters = await shop.app.services.mail.listUnsent(shop.app.services.db, shop.buyer.email);
    const subjects = letters.map(({ subject }) => subject);
    expect(subjects).toContainEqual(expect.stringMatching(/^₹8,100 for TB-[-\d]+ is paid back to you$/));
    expect(subjects).toContainEqual(expect.stringMatching(/^₹8,100 for TB-.* was paid back$/));
    expect(letters.every(({ text }) => !text.includes(shop.maker.email))).toBe(true);
  }, soon);
});

test('one key is one refund however often it is sent, and another amount with it is refused', async () => {
  const id = await shop.confirm();
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 10 }, () => giveBack(id, 500, { key })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await giveBack(id, 600, { key })).status).toBe(409);
  await settledOf(id, 1);
  expect((await atProvider(id)).returned).toBe(50_000);
});

test('the desk and the maker have keys of their own: neither is told that the refund of the other is theirs', async () => {
  const id = await shop.confirm();
  const desk = await shop.app.actor({ name: 'Desk', role: 'ADMIN' });
  const [key, reason] = [randomUUID(), 'A stain on the border.'];
  const byDesk = await desk.call(refundByDesk, {
    params: { id },
    body: { amount: 500, reason },
    headers: { 'idempotency-key': key },
  });
  expect(byDesk.status).toBe(200);
  expect((await giveBack(id, 500, { key, reason })).status).toBe(200);
  expect((await settledOf(id, 2)).map(({ cause }) => cause)).toEqual(['DESK', 'AGREED']);
  expect((await atProvider(id)).returned).toBe(100_000);
});

test('twenty refunds at the same moment never give back more than was held', async () => {
  const id = await shop.confirm();
  const answers = await Promise.all(Array.from({ length: 20 }, () => giveBack(id, 700)));
  const accepted = answers.filter(({ status }) => status === 200).length;
  expect(accepted).toBe(Math.floor(5400 / 700));
  for (const { status, error } of answers.filter((answer) => answer.status !== 200)) {
    expect([status, error.errors?.amount]).toEqual([400, 'At most ₹500 can be paid back.']);
  }
  await settledOf(id, accepted);
  expect((await atProvider(id)).returned).toBe(accepted * 70_000);
});

test('a cancellation after a part went back gives back the rest, at the same moment too', async () => {
  for (const amount of [100, 5400]) {
    const id = await shop.confirm();
    const [, cancelled] = await Promise.all([
      giveBack(id, amount),
      shop.buyer.call(updateOrderStatus, { params: { id }, body: { status: 'CANCELLED' } }),
    ]);
    // In either sequence: a full refund has already cancelled the order.
    expect(amount === 5400 ? [200, 409] : [200]).toContain(cancelled.status);
    expect((await read(id)).status).toBe('CANCELLED');
    await vi.waitFor(async () => expect((await atProvider(id)).returned).toBe(540_000), soon);
    await vi.waitFor(async () => expect((await read(id)).payments.initial.refundedAt).not.toBeNull(), soon);
  }
});

test('the table itself refuses to promise more of a payment than came', async () => {
  const id = await shop.confirm();
  await giveBack(id, 5400);
  const { db } = shop.app.services;
  await expect(db.update(paymentAttempts).set({ refundedPaise: 540_001 })).rejects.toMatchObject({
    cause: { constraint: 'payment_attempts_refunded_check' },
  });
});

test('after all of the advance went back nothing more is asked for', async () => {
  const id = await shop.confirm();
  await giveBack(id, 5400);
  const opened = await shop.buyer.call(createFinalPayment, { body: { orderId: id } });
  expect([opened.status, opened.error.message]).toEqual([409, expect.stringMatching(/was cancelled/)]);
  expect((await read(id)).can.payFinal).toBe(false);
});

test('a final payment that arrives after all of the advance went back goes back by itself', async () => {
  const id = await shop.confirm();
  const { body } = await shop.buyer.call(createFinalPayment, { body: { orderId: id } });
  await giveBack(id, 5400);
  const proof = await shop.razorpay.pay(body.razorpayOrderId);
  const late = await shop.buyer.call(verifyFinalPayment, { body: { ...proof, orderId: id } });
  expect(late.error).toMatchObject({
    code: 'PAYMENT_REFUSED',
    message: expect.stringMatching(/cancelled before the payment arrived/),
  });
  expect(await settledOf(id, 2)).toMatchObject([
    { instalment: 'initial', cause: 'AGREED' },
    { instalment: 'final', cause: 'LATE', amount: 8100 },
  ]);
  expect(await atProvider(id)).toEqual({ taken: 1_350_000, returned: 1_350_000 });
});

test('while the refund of the whole advance failed and is tried again, the rest is neither asked for nor sold', async () => {
  const sales = async () => (await shop.maker.call(salesDashboard)).body;
  const before = await sales();
  await shop.razorpay.control('refunds', { mode: 'pending' });
  const id = await shop.confirm();
  await shop.maker.call(updateOrderStatus, { params: { id }, body: { status: 'COMPLETED' } });
  const waits = async () =>
    (await shop.buyer.call(myOrders, { query: { status: 'WAITING' } })).body.orders.some(
      (order) => order.id === id,
    );
  expect([await waits(), (await sales()).orders.now]).toEqual([true, before.orders.now + 1]);
  expect((await read(id)).payments).toMatchObject({ held: 5400, refundable: 0 });

  await giveBack(id, 5400);
  await vi.waitFor(async () => expect((await read(id)).refunds[0]?.status).toBe('PENDING'), soon);
  const [made] = (await shop.razorpay.ledger()).refunds.slice(-1);
  await shop.razorpay.control('settle_refund', { refund_id: made?.id, status: 'failed' });
  await vi.waitFor(async () => expect((await read(id)).refunds[0]?.status).toBe('FAILED'), soon);
  await shop.razorpay.control('refunds', { mode: 'processed' });
  expect(await read(id)).toMatchObject({
    payments: {
      initial: { paid: false, refunded: false, returning: 'DELAYED', refundedAt: null },
      final: { dueDate: null, isOverdue: false },
      held: 0,
    },
    can: { payFinal: false },
  });
  expect(await waits()).toBe(false);
  const after = await sales();
  expect([after.orders, after.revenue]).toEqual([before.orders, before.revenue]);
  const { analytics } = (await shop.maker.call(getProductAnalytics, { params: { id: shop.designId } })).body;
  expect(analytics.totalSales).toBe(before.orders.now);
});

test('only the maker gives money back, with a key and within reason', async () => {
  const id = await shop.confirm();
  expect((await giveBack(id, 10, { by: shop.buyer })).status).toBe(403);
  const stranger = await shop.app.actor({ name: 'Ravi Iyer' });
  expect((await giveBack(id, 10, { by: stranger })).status).toBe(404);
  const bad = [0, -5, 0.5, 10.001, 1e12, Number.NaN];
  for (const amount of bad) expect([amount, (await giveBack(id, amount)).status]).toEqual([amount, 400]);
  expect((await giveBack(id, 5400.5)).error.errors?.amount).toBe('At most ₹5,400 can be paid back.');
  expect((await giveBack(id, 5399.5)).error.errors?.amount).toMatch(/leave at least ₹1/);
  expect((await giveBack(id, 10, { reason: '  ' })).error.errors?.reason).toBe(
    'Say why, so that the buyer knows',
  );
  const keyless = await shop.maker.call(refundOrder, {
    params: { id },
    body: { amount: 10, reason: 'No key.' },
  });
  expect(keyless.error).toMatchObject({ code: 'BAD_REQUEST' });
  const unpaid = (await shop.place()).orderId;
  expect((await giveBack(unpaid, 10)).error).toMatchObject({ code: 'CONFLICT' });
  expect((await atProvider(id)).returned).toBe(0);
});

test('a refund that is under way is not called done, and the payment not refunded, until the bank has it', async () => {
  await shop.razorpay.control('refunds', { mode: 'pending' });
  const id = await shop.confirm();
  await giveBack(id, 5400);
  await vi.waitFor(async () => expect((await read(id)).refunds[0]?.status).toBe('PENDING'), soon);
  expect((await read(id)).payments.initial).toMatchObject({
    paid: false,
    refunded: false,
    returning: 'ON_ITS_WAY',
    refundedAt: null,
  });
  const [made] = (await shop.razorpay.ledger()).refunds.slice(-1);
  await shop.razorpay.control('settle_refund', { refund_id: made?.id, status: 'processed' });
  await settledOf(id, 1);
  expect((await read(id)).payments.initial).toMatchObject({
    refunded: true,
    returning: null,
    refundedAt: expect.any(String),
  });
  await shop.razorpay.control('refunds', { mode: 'processed' });
});

test('a refund that failed says so, keeps its money apart and is made anew hours later', async () => {
  await shop.razorpay.control('refunds', { mode: 'pending' });
  const id = await shop.confirm();
  await giveBack(id, 5000);
  await vi.waitFor(async () => expect((await read(id)).refunds[0]?.status).toBe('PENDING'), soon);
  const [made] = (await shop.razorpay.ledger()).refunds.slice(-1);
  await shop.razorpay.control('settle_refund', { refund_id: made?.id, status: 'failed' });
  await vi.waitFor(async () => expect((await read(id)).refunds[0]?.status).toBe('FAILED'), soon);
  expect((await giveBack(id, 500)).error.errors?.amount).toBe('At most ₹400 can be paid back.');

  await shop.razorpay.control('refunds', { mode: 'processed' });
  shop.advance(1);
  await shop.app.services.payments.reconcile();
  expect((await read(id)).refunds[0]?.status).toBe('FAILED');
  shop.advance(6);
  await shop.app.services.payments.reconcile();
  await settledOf(id, 1);
  expect((await atProvider(id)).returned).toBe(500_000);
});
