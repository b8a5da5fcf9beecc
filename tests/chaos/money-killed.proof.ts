import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { updateOrderStatus } from '#contracts/orders/core/orders.contract.ts';
import {
  createFinalPayment,
  verifyFinalPayment,
  verifyInitialPayment,
} from '#contracts/orders/paying/paying.contract.ts';
import { createOrder } from '#contracts/orders/placing/checkout.contract.ts';
import { orderHistory, orders } from '#server/modules/orders/core/orders.tables.ts';
import { payments } from '#server/modules/payments/payments.tables.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { ageJobs } from '#tests/support/people/age-jobs.ts';
import { designOf, shippingDetails } from '#tests/support/people/shop.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { callServer } from '#tests/support/servers/call-server.ts';
import { startTestRazorpay, type TestRazorpay } from '#tests/support/servers/razorpay.ts';
import { type RunningProgram, runProgram } from '#tests/support/servers/run-server.ts';
import { did, noted } from './tell.ts';

const kills = Number(process.env.KILLS ?? 100);
const buyersAtOnce = 6;
/** What passes between one server and the next, so that the reconciler has something to do. */
const secondsBetween = 180;

let razorpay: TestRazorpay;
let onlooker: TestApp;
let buyers: Actor[];
let designId: number;
let server: RunningProgram | undefined;
let base = '';
const readyAfter: number[] = [];

beforeAll(async () => {
  razorpay = await startTestRazorpay();
  onlooker = await startTestApp();
  const maker = await onlooker.actor({ name: 'Meher Ansari', role: 'DESIGNER' });
  buyers = await Promise.all(
    Array.from({ length: buyersAtOnce }, (_, nth) => onlooker.actor({ name: `Buyer ${nth}` })),
  );
  designId = await designOf(onlooker, maker);
});
afterAll(async () => {
  await killServer();
  await onlooker.stop();
  await razorpay.stop();
});

async function startServer(round: number): Promise<void> {
  const began = performance.now();
  server = runProgram('tests/support/servers/run-shop.ts', [], {
    ...razorpay.settings,
    DATABASE_URL: onlooker.databaseUrl,
    DATA_DIR: join(tmpdir(), 'tanabana-crashes'),
    LOG_LEVEL: 'silent',
    AHEAD_SECONDS: String(round * secondsBetween),
  });
  await server.until('open at ');
  readyAfter.push(performance.now() - began);
  base = /open at (\S+)/.exec(server.output())?.[1] ?? '';
  await razorpay.control('webhooks', { url: `${base}/api/payments/razorpay/webhook`, enabled: true });
}

async function killServer(): Promise<void> {
  server?.child.kill('SIGKILL');
  await server?.ended;
}

/** What the servers promised before they died. */
const acknowledged = { placed: new Set<number>(), paid: new Set<string>(), cancelled: new Set<number>() };

/** Buys until the server is gone: some pay all of it, some the advance, some cancel after it. */
async function buy(buyer: Actor): Promise<void> {
  for (let nth = 0; ; nth++) {
    const { orderId, razorpayOrderId } = await callServer(base, buyer, createOrder, {
      body: { items: [{ designId, quantity: 1 }], shippingDetails },
      headers: { 'idempotency-key': randomUUID() },
    });
    acknowledged.placed.add(orderId);
    const proof = await razorpay.pay(razorpayOrderId);
    await callServer(base, buyer, verifyInitialPayment, { body: { ...proof, orderId } });
    acknowledged.paid.add(`${orderId}-I`);
    if (nth % 3 === 1) {
      await callServer(base, buyer, updateOrderStatus, {
        params: { id: orderId },
        body: { status: 'CANCELLED' },
      });
      acknowledged.cancelled.add(orderId);
    }
    if (nth % 3 !== 2) continue;
    const final = await callServer(base, buyer, createFinalPayment, { body: { orderId } });
    const rest = await razorpay.pay(final.razorpayOrderId);
    await callServer(base, buyer, verifyFinalPayment, { body: { ...rest, orderId } });
    acknowledged.paid.add(`${orderId}-F`);
  }
}

/** Where our books and the provider's differ. Every list must be empty. */
async function compare() {
  const { db } = onlooker.services;
  const ledger = await razorpay.ledger();
  const ours = new Map((await db.select().from(payments)).map((row) => [row.razorpayOrderId, row]));
  const all = await db.select().from(orders);
  const statusOf = new Map(all.map(({ id, status }) => [id, status]));
  const confirmations = (await db.select().from(orderHistory)).filter(
    ({ toStatus }) => toStatus === 'CONFIRMED',
  );
  const isPaid = (status: string | undefined) => status === 'CAPTURED' || status === 'REFUNDED';
  const captured = new Set(ledger.captures.map(({ order_id }) => order_id));
  const keptOf = (id: string | null) =>
    ledger.payments
      .filter(({ order_id, captured: isCaptured }) => order_id === id && isCaptured)
      .reduce((sum, { amount, amount_refunded }) => sum + amount - amount_refunded, 0);
  const rows = [...ours.values()];
  const byReceipt = new Map(rows.map((row) => [row.receipt, row]));
  return {
    chargedTwice: ledger.double_charged,
    capturedTwice: ledger.captures.filter(
      ({ order_id }, nth) => ledger.captures.findIndex((one) => one.order_id === order_id) !== nth,
    ),
    paidNotBooked: [...captured].filter((id) => !isPaid(ours.get(id)?.status)),
    bookedNotPaid: rows.filter(
      ({ status, razorpayOrderId }) => isPaid(status) && !captured.has(razorpayOrderId ?? ''),
    ),
    cancelledNotPaidBack: rows.filter(
      ({ orderId, razorpayOrderId }) =>
        statusOf.get(orderId) === 'CANCELLED' && keptOf(razorpayOrderId) !== 0,
    ),
    keptTooLittle: rows.filter(
      ({ orderId, status, expectedPaise, razorpayOrderId }) =>
        statusOf.get(orderId) !== 'CANCELLED' && isPaid(status) && keptOf(razorpayOrderId) !== expectedPaise,
    ),
    confirmedTwice: confirmations.filter(
      ({ orderId }, nth) => confirmations.findIndex((one) => one.orderId === orderId) !== nth,
    ),
    promisedAndLost: [
      ...[...acknowledged.placed].filter((id) => !statusOf.has(id)),
      ...[...acknowledged.paid].filter((receipt) => !isPaid(byReceipt.get(receipt)?.status)),
      ...[...acknowledged.cancelled].filter((id) => statusOf.get(id) !== 'CANCELLED'),
    ],
    halfMade: all.filter(({ id }) => !byReceipt.has(`${id}-I`)),
  };
}

const clean = {
  chargedTwice: [],
  capturedTwice: [],
  paidNotBooked: [],
  bookedNotPaid: [],
  cancelledNotPaidBack: [],
  keptTooLittle: [],
  confirmedTwice: [],
  promisedAndLost: [],
  halfMade: [],
};

test(`${kills} servers that are killed while people pay lose nothing and book nothing twice`, async () => {
  did(`${kills} servers are killed while people order, pay, pay the rest and cancel`);
  for (let round = 0; round < kills; round++) {
    await startServer(round);
    const buying = Promise.allSettled(buyers.map(buy));
    // Most die while people order; every fourth lives to ask the provider, and dies about then.
    await sleep(round % 4 === 3 ? 2800 + Math.random() * 1500 : 30 + Math.random() * 1200);
    await killServer();
    await buying;
  }
  const before = await compare();
  await ageJobs(onlooker);
  // "Two minutes later": the rest of the time is the machine's, for the many orders at once.
  await startServer(kills);
  await vi.waitFor(async () => expect(await compare()).toEqual(clean), { timeout: 600_000, interval: 2000 });

  const ledger = await razorpay.ledger();
  const slowest = Math.round(Math.max(...readyAfter));
  noted(
    [
      `kill -9: ${kills} servers, ready again after ${slowest} ms at most`,
      `answered before they died: ${acknowledged.placed.size} orders, ${acknowledged.paid.size} payments, ${acknowledged.cancelled.size} cancellations`,
      `at the provider: ${ledger.orders.length} orders, ${ledger.captures.length} captures, ${ledger.refunds.length} refunds`,
      `open after the last kill: ${before.paidNotBooked.length} paid and not booked, ${before.cancelledNotPaidBack.length} cancelled and not paid back`,
      `in the end: 0 charged twice, 0 paid and not booked, 0 promised and lost, 0 half made`,
    ].join('\n'),
  );
});
