import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderConfirmation } from '#contracts/orders/core/orders.contract.ts';
import { verifyInitialPayment } from '#contracts/orders/paying/paying.contract.ts';
import { createOrder, currentUserShippingAddress } from '#contracts/orders/placing/checkout.contract.ts';
import { openShop, type Shop, shippingDetails } from '#tests/support/people/shop.ts';
import { untilJobsDone } from '#tests/support/until.ts';

/** Every statement of this process, by its name where it has one. */
const sent: string[] = [];

const { query } = pg.Client.prototype;

function queryAndNote(this: pg.Client, ...asked: unknown[]): unknown {
  const [one] = asked as [string | { name?: string; text?: string }];
  sent.push(typeof one === 'string' ? one : (one.name ?? one.text ?? ''));
  return Reflect.apply(query, this, asked);
}

let shop: Shop;
beforeAll(async () => {
  pg.Client.prototype.query = queryAndNote as typeof query;
  shop = await openShop();
  // They come when they come.
  await shop.razorpay.control('webhooks', { mode: 'drop' });
}, 60_000);
afterAll(async () => {
  await shop.stop();
  pg.Client.prototype.query = query;
});

/** How often it is looked for events depends on the moment, and the queue's own rounds on the clock. */
const isOfTheClock = (statement: string) =>
  statement === 'events.forget-and-take' ||
  statement === 'jobs.due-queues' ||
  (/pgboss|LISTEN|pg_listening/.test(statement) && !/insert into pgboss/i.test(statement));

/** `BEGIN` and `COMMIT` included. Lower it when it has become less. */
const most = 74;

test('a whole checkout with all that follows it takes few statements, and its listeners no job', async () => {
  const { app, buyer, razorpay, designId } = shop;
  const checkOut = async () => {
    sent.length = 0;
    await buyer.call(currentUserShippingAddress);
    const { orderId, razorpayOrderId } = (
      await buyer.call(createOrder, {
        body: { items: [{ designId, quantity: 1 }], shippingDetails },
        headers: { 'idempotency-key': randomUUID() },
      })
    ).body;
    const proof = await razorpay.pay(razorpayOrderId);
    await buyer.call(verifyInitialPayment, { body: { ...proof, orderId } });
    await buyer.call(orderConfirmation, { params: { id: orderId } });
    await untilJobsDone(app.services.db);
    return sent.filter((statement) => !isOfTheClock(statement));
  };
  await checkOut();
  const asked = await checkOut();
  expect(asked.length).toBeLessThanOrEqual(most);
  expect(asked.filter((statement) => statement.startsWith('events.publish'))).toHaveLength(2);
  expect(asked.filter((statement) => statement.startsWith('jobs.add'))).toHaveLength(0);
});
