import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { updateOrderStatus } from '#contracts/orders/core/orders.contract.ts';
import { verifyInitialPayment } from '#contracts/orders/paying/paying.contract.ts';
import { waitingOrder } from '#contracts/orders/placing/checkout.contract.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { readOrder } from '#tests/support/people/cancellations.ts';
import { designOf, openShop, order, type Shop } from '#tests/support/people/shop.ts';
import { offerSwatches, paidSwatch, papersOf } from '#tests/support/people/swatches.ts';
import { untilJobsDone } from '#tests/support/until.ts';
import { lapseOrders } from '../placing/lapse-orders.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ DATABASE_POOL: '20', RATE_LIMITS: 'off' });
  await offerSwatches(shop.maker);
});
afterAll(() => shop.stop());

const newBuyer = () => shop.app.actor({ name: 'Asha Rao' });
const place = (buyer: Actor, body: object = {}) =>
  order(buyer, shop.designId, { body, headers: { 'idempotency-key': randomUUID() } });
const cancel = (by: Actor, id: number) =>
  by.call(updateOrderStatus, { params: { id }, body: { status: 'CANCELLED', note: 'No more' } });
const creditOf = async (buyer: Actor) =>
  (await buyer.call(waitingOrder, { query: { designId: shop.designId } })).body.swatchCredit;

/** ₹12,500 with 8 % tax, and the same after ₹300 are taken off. */
const [full, credited] = [13_500, 13_176];

test('the next order with the maker costs the price of the swatch less, once', async () => {
  const buyer = await newBuyer();
  const swatch = await paidSwatch(shop, buyer);
  expect(await creditOf(buyer)).toBe(300);
  const shown = await place(buyer, { expectedTotal: full });
  expect([shown.error.code, shown.error.figures]).toEqual([
    'PRICE_CHANGED',
    { expectedTotal: full, total: credited },
  ]);
  const first = await place(buyer, { expectedTotal: credited });
  expect(first.body.amount).toBe(5270);
  const { totals, products } = await readOrder(buyer, first.body.orderId);
  expect(totals).toMatchObject({ subtotal: 12_200, tax: 976, total: credited });
  expect(products[0]?.lines.map(({ kind, detail, amount }) => [kind, detail, amount])).toEqual([
    ['DESIGN', '', 12_500],
    ['DISCOUNT', 'SWATCH', -300],
  ]);
  const proof = await shop.razorpay.pay(first.body.razorpayOrderId);
  await buyer.call(verifyInitialPayment, { body: { ...proof, orderId: first.body.orderId } });
  await untilJobsDone(shop.app.services.db);
  expect(await papersOf(shop, first.body.orderId)).toMatchObject({
    items: [{ pricePaise: 1_250_000 }],
    creditPaise: -30_000,
    totals: { subtotalPaise: 1_220_000, totalPaise: 1_317_600 },
  });
  expect((await readOrder(buyer, swatch)).swatch?.isCredited).toBe(true);
  expect(await creditOf(buyer)).toBeNull();
  const second = await place(buyer, { expectedTotal: full });
  expect((await readOrder(buyer, second.body.orderId)).totals.total).toBe(full);
});

test('of two first orders at once, one takes the credit', async () => {
  const buyer = await newBuyer();
  await paidSwatch(shop, buyer);
  const placed = await Promise.all([1, 2, 3, 4].map(() => place(buyer)));
  const totals = await Promise.all(
    placed.map(async ({ body }) => (await readOrder(buyer, body.orderId)).totals.total),
  );
  expect(totals.toSorted((one, other) => one - other)).toEqual([credited, full, full, full]);
});

test('an order that lapses or is cancelled gives the credit back, and a waiting one is found again', async () => {
  const buyer = await newBuyer();
  await paidSwatch(shop, buyer);
  // Without a key, an equal request is a retry, although the credit is used by then.
  const { orderId } = (await order(buyer, shop.designId)).body;
  expect((await order(buyer, shop.designId)).body.orderId).toBe(orderId);
  const waiting = await buyer.call(waitingOrder, { query: { designId: shop.designId } });
  expect(waiting.body.orderData?.id).toBe(orderId);
  await cancel(buyer, orderId);
  expect(await creditOf(buyer)).toBe(300);
  const next = (await place(buyer)).body.orderId;
  expect(await creditOf(buyer)).toBeNull();
  await shop.app.services.db.$client.query(
    `update orders set created_at = created_at - interval '2 days' where id = $1`,
    [next],
  );
  await lapseOrders(shop.app.services);
  expect((await readOrder(buyer, next)).status).toBe('CANCELLED');
  expect(await creditOf(buyer)).toBe(300);
});

test('a swatch whose price was taken off cannot be cancelled by its buyer, until that order is', async () => {
  const buyer = await newBuyer();
  const swatch = await paidSwatch(shop, buyer);
  const { orderId } = (await place(buyer)).body;
  const refused = await cancel(buyer, swatch);
  expect([refused.status, refused.error.message]).toEqual([
    409,
    'This swatch was taken off another order, so it cannot be cancelled any more. If you cancel that order first, the swatch can be cancelled again.',
  ]);
  await cancel(buyer, orderId);
  expect((await cancel(buyer, swatch)).status).toBe(200);
  expect(await creditOf(buyer)).toBeNull();
});

test('ordering and cancelling the swatch at once: it is refunded or taken off, never both', async () => {
  for (let round = 0; round < 6; round += 1) {
    const buyer = await newBuyer();
    const swatch = await paidSwatch(shop, buyer);
    const [ended, placed] = await Promise.all([cancel(buyer, swatch), place(buyer)]);
    const { totals } = await readOrder(buyer, placed.body.orderId);
    expect(totals.total).toBe(ended.status === 200 ? full : credited);
  }
});

test('after ninety days, of a refunded swatch and with another maker nothing is taken off', async () => {
  const buyer = await newBuyer();
  const swatch = await paidSwatch(shop, buyer);
  const other = await shop.app.actor({ name: 'Ravi Iyer', role: 'DESIGNER' });
  const elsewhere = await order(buyer, await designOf(shop.app, other));
  expect((await readOrder(buyer, elsewhere.body.orderId)).totals.total).toBe(full);
  await shop.app.services.db.$client.query(
    `update orders set confirmed_at = confirmed_at - interval '91 days' where id = $1`,
    [swatch],
  );
  expect(await creditOf(buyer)).toBeNull();
  expect((await readOrder(buyer, (await place(buyer)).body.orderId)).totals.total).toBe(full);
  const declined = await paidSwatch(shop, await newBuyer());
  await cancel(shop.maker, declined);
  const unpaid = await newBuyer();
  expect((await readOrder(unpaid, (await place(unpaid)).body.orderId)).totals.total).toBe(full);
});

test('a design that costs less than the swatch is ordered for one rupee before tax', async () => {
  const buyer = await newBuyer();
  const cheap = await designOf(shop.app, shop.maker, { title: 'Potli', pricePaise: 20_000 });
  await paidSwatch(shop, buyer);
  const { orderId } = (await order(buyer, cheap)).body;
  const { totals, products } = await readOrder(buyer, orderId);
  expect([totals.subtotal, products[0]?.lines[1]?.amount]).toEqual([1, -199]);
});
