import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { myOrders } from '#contracts/orders/dashboards/order-lists.contract.ts';
import { verifyInitialPayment } from '#contracts/orders/paying/paying.contract.ts';
import { openShop, order, type Shop } from '#tests/support/people/shop.ts';
import { createTestDatabase } from '#tests/support/servers/postgres.ts';
import { openDatabaseWire, type TcpProxy } from '#tests/support/servers/tcp-proxy.ts';
import { did, saw, sawWithin, secondsUntil } from './report.ts';

vi.setConfig({ testTimeout: 120_000 });

let wire: TcpProxy;
let shop: Shop;
beforeAll(async () => {
  const database = await createTestDatabase();
  const near = await openDatabaseWire(database.url);
  wire = near.wire;
  shop = await openShop({}, {}, { database: { ...database, url: near.url } });
});
afterAll(async () => {
  wire.become('open');
  await shop.stop();
  await wire.close();
});

const isAnswered = async () => (await shop.buyer.call(myOrders, {})).status === 200;

/** The statuses of this many concurrent requests, and the seconds until the last answer. */
async function askTogether(people: number): Promise<{ statuses: number[]; slowest: number }> {
  const began = performance.now();
  const answers = await Promise.all(Array.from({ length: people }, () => shop.buyer.call(myOrders, {})));
  const statuses = [...new Set(answers.map(({ status }) => status))];
  return { statuses, slowest: (performance.now() - began) / 1000 };
}

/** A round trip through the job queue: processes the webhook of a payment whose tab was closed. */
async function secondsToBookByWebhook(): Promise<number> {
  const { orderId, razorpayOrderId } = await shop.place();
  await shop.razorpay.pay(razorpayOrderId);
  return secondsUntil(
    async () => {
      const { body } = await shop.buyer.call(myOrders, {});
      return body.orders?.find(({ id }) => id === orderId)?.status === 'CONFIRMED';
    },
    { within: 60, what: 'a webhook is worked through' },
  );
}

test('a database behind a wire that swallows everything: 503 within seconds, and after it healed nothing hangs', async () => {
  saw('before the bad day', await isAnswered(), true);
  for (const isForgotten of [false, true]) {
    did(`the wire to the database swallows everything${isForgotten ? ', and forgets its connections' : ''}`);
    wire.become('black hole');
    const { statuses, slowest } = await askTogether(30);
    saw('what thirty people are answered', statuses, [503]);
    sawWithin('the last of them was answered', slowest, 4.5);
    const live = await shop.app.server.inject('/healthz');
    saw('the process lives', live.statusCode, 200);
    if (isForgotten) wire.forget();
    did('the wire heals');
    wire.become('open');
    sawWithin('pages are answered again', await secondsUntil(isAnswered), 5);
    sawWithin('a payment in a closed tab is booked', await secondsToBookByWebhook(), 20);
  }
});

test('an order whose answer the wire swallowed is there once when it is sent again', async () => {
  const { db } = shop.app.services;
  const before = await orders();
  let slowest = 0;
  did('the wire breaks while an order is written, at ten moments, and each order is sent again');
  for (let round = 0; round < 10; round++) {
    const headers = { 'idempotency-key': randomUUID() };
    const sent = order(shop.buyer, shop.designId, { headers });
    // Breaks the connection somewhere between the first statement and the answer.
    for (let turn = 0; turn < round * 3; turn++) await new Promise((resolve) => setImmediate(resolve));
    wire.become('black hole');
    wire.forget();
    const first = await sent;
    expect([200, 503]).toContain(first.status);
    wire.become('open');
    const again: (typeof first)[] = [];
    const seconds = await secondsUntil(async () => {
      again.push(await order(shop.buyer, shop.designId, { headers }));
      return again.at(-1)?.status === 200;
    });
    slowest = Math.max(slowest, seconds);
    if (first.status === 200) expect(again.at(-1)?.body.orderId).toBe(first.body.orderId);
  }
  // The interrupted request holds its locks until the database ends its session.
  sawWithin('the slowest of them was taken when it was sent again', slowest, 10);
  saw('orders that ten wishes made', (await orders()) - before, 10);

  did('one of them is paid while the wire is broken');
  const placed = await shop.place();
  const proof = await shop.razorpay.pay(placed.razorpayOrderId);
  wire.become('black hole');
  wire.forget();
  const body = { ...proof, orderId: placed.orderId };
  const lost = await shop.buyer.call(verifyInitialPayment, { body });
  saw('the buyer who has paid is answered', lost.status, 503);
  wire.become('open');
  await secondsUntil(isAnswered);
  saw('and when the browser asks again', (await shop.buyer.call(verifyInitialPayment, { body })).status, 200);
  saw('charged twice', (await shop.razorpay.ledger()).double_charged, []);

  async function orders(): Promise<number> {
    const { rows } = await db.$client.query('select count(*) from orders');
    return Number(rows[0].count);
  }
});
