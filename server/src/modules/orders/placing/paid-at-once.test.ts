import { randomUUID } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  createFinalPayment,
  verifyFinalPayment,
  verifyInitialPayment,
} from '#contracts/orders/paying/paying.contract.ts';
import { createOrder } from '#contracts/orders/placing/checkout.contract.ts';
import type { Endpoint } from '#contracts/platform/endpoint.ts';
import { istDayOf } from '#contracts/platform/ist-day.ts';
import { notifications } from '#server/modules/notifications/notifications.tables.ts';
import { payments, refunds } from '#server/modules/payments/payments.tables.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { openShop, type Shop, shippingDetails } from '#tests/support/people/shop.ts';
import { callServer } from '#tests/support/servers/call-server.ts';
import { settled } from '#tests/support/servers/payment-webhooks.ts';
import type { Ledger } from '#tests/support/servers/razorpay.ts';
import { orderHistory, orders } from '../core/orders.tables.ts';
import { lockDesignsForSale } from './place-order.queries.ts';

const crowd = 10;

let shop: Shop;
let buyers: Actor[];
beforeAll(async () => {
  // Pool, jobs and port as in production; every call goes over the network.
  shop = await openShop();
  buyers = await Promise.all(
    Array.from({ length: crowd }, (_, nth) => shop.app.actor({ name: `Buyer ${nth}` })),
  );
});
afterAll(() => shop.stop());

const call = <E extends Endpoint>(buyer: Actor, endpoint: E, body: object) =>
  callServer(shop.app.server.listeningOrigin, buyer, endpoint, {
    body,
    headers: { 'idempotency-key': randomUUID() },
  });

async function payAdvance(buyer: Actor): Promise<number> {
  const items = [{ designId: shop.designId, quantity: 1 }];
  const { orderId, razorpayOrderId } = await call(buyer, createOrder, { items, shippingDetails });
  const proof = await shop.razorpay.pay(razorpayOrderId);
  await call(buyer, verifyInitialPayment, { ...proof, orderId });
  return orderId;
}

async function payRest(buyer: Actor, orderId: number): Promise<void> {
  const { razorpayOrderId } = await call(buyer, createFinalPayment, { orderId });
  const proof = await shop.razorpay.pay(razorpayOrderId);
  await call(buyer, verifyFinalPayment, { ...proof, orderId });
}

/** Waits until every webhook is delivered. */
async function heard(count: number): Promise<Ledger> {
  await vi.waitFor(
    async () => {
      const { webhooks } = await shop.razorpay.ledger();
      expect(webhooks.filter(({ state }) => state === 'delivered')).toHaveLength(count);
    },
    { timeout: 60_000, interval: 200 },
  );
  await settled(shop);
  const ledger = await shop.razorpay.ledger();
  // On a busy machine a webhook may time out and be sent again, but it never gets an error.
  const answers = ledger.webhooks.flatMap(({ attempts }) => attempts.map(({ status }) => status));
  expect(new Set(answers.filter((status) => status !== 'timeout'))).toEqual(new Set([200]));
  return ledger;
}

test('ten buyers of one design pay advance and final payment at the same moment, each once and without an error', async () => {
  const { db } = shop.app.services;
  const ids = await Promise.all(buyers.map(payAdvance));
  expect(new Set(ids).size).toBe(crowd);
  const afterAdvance = await heard(3 * crowd);
  expect(afterAdvance.captures.map(({ amount }) => amount)).toEqual(Array(crowd).fill(540_000));

  await Promise.all(buyers.map((buyer, nth) => payRest(buyer, ids[nth] ?? 0)));
  const ledger = await heard(6 * crowd);
  expect(ledger.orders).toHaveLength(2 * crowd);
  expect(ledger.captures).toHaveLength(2 * crowd);
  expect(new Set(ledger.captures.map(({ order_id }) => order_id)).size).toBe(2 * crowd);
  expect([ledger.refunds, ledger.double_charged]).toEqual([[], []]);

  const placed = await db.select().from(orders).where(inArray(orders.id, ids));
  expect(placed.map(({ status }) => status)).toEqual(Array(crowd).fill('CONFIRMED'));
  const booked = await db.select().from(payments).where(inArray(payments.orderId, ids));
  expect(booked).toHaveLength(2 * crowd);
  for (const { status, capturedPaise, expectedPaise } of booked)
    expect([status, capturedPaise]).toEqual(['CAPTURED', expectedPaise]);
  const confirmations = await db.select().from(orderHistory).where(eq(orderHistory.toStatus, 'CONFIRMED'));
  expect(confirmations).toHaveLength(crowd);
  expect(await db.select().from(refunds)).toEqual([]);

  // Both sides are notified of each instalment once.
  await vi.waitFor(
    async () => {
      const told = await db
        .select({
          to: notifications.recipientId,
          about: sql<string>`${notifications.data} ->> 'event'`,
          of: notifications.orderId,
        })
        .from(notifications);
      const toMaker = told.filter(({ to }) => to === shop.maker.id);
      for (const about of ['CONFIRMED', 'FINAL_PAID'])
        expect(new Set(toMaker.filter((news) => news.about === about).map(({ of }) => of))).toEqual(
          new Set(ids),
        );
      expect([toMaker.length, told.length]).toEqual([2 * crowd, 4 * crowd]);
    },
    { timeout: 60_000, interval: 200 },
  );
});

test('a booking does not wait for those who order the same design at that moment', async () => {
  const { orderId, razorpayOrderId } = await shop.place();
  const proof = await shop.razorpay.pay(razorpayOrderId);
  await inTransaction(shop.app.services.db, async (tx) => {
    expect(await lockDesignsForSale(tx, [[shop.designId], 0, istDayOf(new Date())])).toHaveLength(1);
    await call(shop.buyer, verifyInitialPayment, { ...proof, orderId });
  });
});
