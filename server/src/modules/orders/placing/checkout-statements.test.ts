import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderConfirmation } from '#contracts/orders/core/orders.contract.ts';
import { verifyInitialPayment } from '#contracts/orders/paying/paying.contract.ts';
import { createOrder, currentUserShippingAddress } from '#contracts/orders/placing/checkout.contract.ts';
import { openShop, type Shop, shippingDetails } from '#tests/support/people/shop.ts';
import { noteStatements } from '#tests/support/statements-sent.ts';
import { untilJobsDone } from '#tests/support/until.ts';

const noted = noteStatements();
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  // They come when they come.
  await shop.razorpay.control('webhooks', { mode: 'drop' });
}, 60_000);
afterAll(async () => {
  await shop.stop();
  noted.stop();
});

/** How often it is looked for events depends on the moment, and the queue's own rounds on the clock. */
const isOfTheClock = (statement: string) =>
  statement === 'events.forget-and-take' ||
  statement === 'jobs.due-queues' ||
  (/pgboss|LISTEN|pg_listening/.test(statement) && !/insert into pgboss/i.test(statement));

/**
 * `BEGIN` and `COMMIT` included. Some 60 where the listeners write their letters in one batch; a transaction more where
 * they come apart, which depends on the moment.
 */
const most = 72;
/** What travels together is one trip, which costs more than most statements. */
const mostTrips = 31;

test('a whole checkout with all that follows it takes few statements and trips, and its listeners no job', async () => {
  const { app, buyer, razorpay, designId } = shop;
  const checkOut = async () => {
    noted.clear();
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
    return noted
      .trips()
      .map((trip) => trip.filter((statement) => !isOfTheClock(statement)))
      .filter((trip) => trip.length > 0);
  };
  await checkOut();
  const trips = await checkOut();
  const asked = trips.flat();
  expect(asked.length).toBeLessThanOrEqual(most);
  expect(trips.length).toBeLessThanOrEqual(mostTrips);
  expect(asked.filter((statement) => statement.startsWith('events.publish'))).toHaveLength(2);
  expect(asked.filter((statement) => statement.startsWith('jobs.add'))).toHaveLength(0);
});
