import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { updateOrderStatus } from '#contracts/orders/core/orders.contract.ts';
import { verifyInitialPayment } from '#contracts/orders/paying/paying.contract.ts';
import { createOrder } from '#contracts/orders/placing/checkout.contract.ts';
import { notifications } from '#server/modules/notifications/notifications.tables.ts';
import { orderHistory, orders } from '#server/modules/orders/core/orders.tables.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { ageJobs } from '#tests/support/people/age-jobs.ts';
import { designOf, shippingDetails } from '#tests/support/people/shop.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { callServer } from '#tests/support/servers/call-server.ts';
import { type CallHolder, makeCallHolder } from '#tests/support/servers/hold-calls.ts';
import { type Proof, startTestRazorpay, type TestRazorpay } from '#tests/support/servers/razorpay.ts';
import { type RunningProgram, runProgram } from '#tests/support/servers/run-server.ts';
import { payments, refunds } from './payments.tables.ts';

let provider: CallHolder;
let razorpay: TestRazorpay;
// Inspects the database of the servers that are killed; runs no jobs itself.
let onlooker: TestApp;
let maker: Actor;
let buyer: Actor;
let designId: number;
let server: RunningProgram | undefined;
let base = '';

beforeAll(async () => {
  provider = makeCallHolder();
  razorpay = await startTestRazorpay(provider.intercept);
  // No webhooks: the next server must find out by itself what a killed one missed.
  await razorpay.control('webhooks', { mode: 'drop' });
  onlooker = await startTestApp();
  maker = await onlooker.actor({ name: 'Meher Ansari', role: 'DESIGNER' });
  buyer = await onlooker.actor({ name: 'Asha Rao' });
  designId = await designOf(onlooker, maker);
});
afterAll(async () => {
  server?.child.kill('SIGKILL');
  await server?.ended;
  await onlooker.stop();
  await razorpay.stop();
});

async function startServer(settings: Record<string, string>): Promise<void> {
  server = runProgram('tests/support/servers/run-shop.ts', [], {
    ...razorpay.settings,
    DATABASE_URL: onlooker.databaseUrl,
    DATA_DIR: join(tmpdir(), `tanabana-crash-${randomUUID()}`),
    LOG_LEVEL: 'silent',
    ...settings,
  });
  await server.until('open at ');
  base = /open at (\S+)/.exec(server.output())?.[1] ?? '';
}

async function killServer(): Promise<void> {
  server?.child.kill('SIGKILL');
  await server?.ended;
}

const place = (key: string) =>
  callServer(base, buyer, createOrder, {
    body: { items: [{ designId, quantity: 1 }], shippingDetails },
    headers: { 'idempotency-key': key },
  });

const verify = (orderId: number, proof: Proof) =>
  callServer(base, buyer, verifyInitialPayment, { body: { ...proof, orderId } });

async function pay(key: string) {
  const { orderId, razorpayOrderId } = await place(key);
  return { orderId, razorpayOrderId, proof: await razorpay.pay(razorpayOrderId) };
}

/** Expects a call to fail because its server dies before the response. */
async function cutOff(call: Promise<unknown>): Promise<void> {
  await expect(call).rejects.toThrow('fetch failed');
}

/** The state of an order in our database and at the provider, by its idempotency key. */
async function seen(key: string) {
  const { db } = onlooker.services;
  const [order] = await db.select().from(orders).where(eq(orders.idempotencyKey, key));
  const id = order?.id ?? 0;
  const advances = await db
    .select()
    .from(payments)
    .where(eq(payments.receipt, `${id}-I`));
  const history = await db
    .select()
    .from(orderHistory)
    .where(eq(orderHistory.orderId, id))
    .orderBy(orderHistory.id);
  const back = await db
    .select()
    .from(refunds)
    .where(inArray(refunds.paymentId, [0, ...advances.map((advance) => advance.id)]));
  const told = await db.select().from(notifications).where(eq(notifications.orderId, id));
  const ledger = await razorpay.ledger();
  const made = ledger.orders.filter(({ receipt }) => receipt === `${id}-I`).map((one) => one.id);
  const tries = ledger.payments.filter(({ order_id }) => made.includes(order_id)).map((one) => one.id);
  return {
    history: history.map(({ toStatus }) => toStatus),
    advance: advances.map(({ status }) => status),
    ordersMade: made.length,
    captures: ledger.captures.filter(({ order_id }) => made.includes(order_id)).length,
    refunds: back.map(({ status }) => status),
    refundsMade: ledger.refunds.filter(({ payment_id }) => tries.includes(payment_id)).length,
    told: told
      .map(({ data, recipientId }) => `${recipientId === maker.id ? 'maker' : 'buyer'} ${data.event}`)
      .sort(),
  };
}

const unpaid = { history: ['PENDING'], advance: ['CREATED'], refunds: [], told: [] };
const booked = {
  history: ['PENDING', 'CONFIRMED'],
  advance: ['CAPTURED'],
  ordersMade: 1,
  captures: 1,
  refunds: [],
  refundsMade: 0,
  told: ['buyer CONFIRMED', 'maker CONFIRMED'],
};

test('a server that is killed at eight steps of seven payments leaves each of them booked once or paid back once, minutes later', async () => {
  await startServer({ WITHOUT_JOBS: '1' });
  await pay('paid-not-proven');
  const toldUnsaved = await pay('proven-not-saved');
  const asked = await pay('the-reconciler-asks');
  const savedUntold = await pay('saved-not-told');
  await verify(savedUntold.orderId, savedUntold.proof);
  const cancelled = await pay('refund-written-down');
  await verify(cancelled.orderId, cancelled.proof);
  await callServer(base, buyer, updateOrderStatus, {
    params: { id: cancelled.orderId },
    body: { status: 'CANCELLED' },
  });
  const onTheWay = [
    provider.hold('POST /v1/orders', 'before'),
    provider.hold(`GET /v1/payments/${toldUnsaved.proof.razorpay_payment_id}`, 'after'),
  ];
  const cut = [cutOff(place('placed-not-sent')), cutOff(verify(toldUnsaved.orderId, toldUnsaved.proof))];
  await onTheWay[0];
  const made = provider.hold('POST /v1/orders', 'after');
  cut.push(cutOff(place('made-not-stored')));
  await Promise.all([...onTheWay, made]);
  await killServer();
  await Promise.all(cut);

  expect(await seen('placed-not-sent')).toMatchObject({ ...unpaid, ordersMade: 0 });
  expect(await seen('made-not-stored')).toMatchObject({ ...unpaid, ordersMade: 1 });
  for (const key of ['paid-not-proven', 'proven-not-saved', 'the-reconciler-asks'])
    expect([key, await seen(key)]).toMatchObject([key, { ...unpaid, captures: 1 }]);
  expect(await seen('saved-not-told')).toEqual({ ...booked, told: [] });
  expect(await seen('refund-written-down')).toMatchObject({ refunds: ['QUEUED'], refundsMade: 0, told: [] });

  // Started three minutes later and killed again: during a refund at the provider, and during a query.
  const { razorpay_payment_id: goesBack } = cancelled.proof;
  const again = [
    provider.hold(`POST /v1/payments/${goesBack}/refund`, 'after'),
    provider.hold(`GET /v1/orders/${asked.razorpayOrderId}/payments`, 'after'),
  ];
  await startServer({ AHEAD_SECONDS: '180' });
  await Promise.all(again);
  await killServer();
  expect(await seen('refund-written-down')).toMatchObject({ refunds: ['QUEUED'], refundsMade: 1 });
  expect(await seen('the-reconciler-asks')).toMatchObject({ ...unpaid, captures: 1 });

  await ageJobs(onlooker);
  await startServer({ AHEAD_SECONDS: '240' });
  for (const key of ['placed-not-sent', 'made-not-stored']) {
    const { orderId, proof } = await pay(key);
    await verify(orderId, proof);
  }
  const steps = ['paid-not-proven', 'proven-not-saved', 'the-reconciler-asks', 'saved-not-told'];
  await vi.waitFor(
    async () => {
      for (const key of [...steps, 'placed-not-sent', 'made-not-stored'])
        expect([key, await seen(key)]).toEqual([key, booked]);
      expect(await seen('refund-written-down')).toMatchObject({
        history: ['PENDING', 'CONFIRMED', 'CANCELLED'],
        advance: ['REFUNDED'],
        captures: 1,
        refunds: ['PROCESSED'],
        refundsMade: 1,
      });
    },
    { timeout: 60_000, interval: 250 },
  );
  expect((await razorpay.ledger()).double_charged).toEqual([]);
});
