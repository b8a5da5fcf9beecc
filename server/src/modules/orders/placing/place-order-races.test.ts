import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOrder } from '#contracts/orders/placing/checkout.contract.ts';
import { designs } from '#server/modules/designs/designs.tables.ts';
import { designOf, openShop, order, type Shop, shippingDetails } from '#tests/support/people/shop.ts';
import { orders } from '../core/orders.tables.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ DATABASE_POOL: '20' });
});
afterAll(() => shop.stop());

const ordersOf = (buyerId: number) =>
  shop.app.services.db.select().from(orders).where(eq(orders.buyerId, buyerId));

function times<T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => make(index)));
}

test('a hundred parallel calls with one key are one order, and all get the same answer', async () => {
  const buyer = await shop.app.actor({ name: 'Asha Rao' });
  const headers = { 'idempotency-key': randomUUID() };
  const answers = await times(100, () => order(buyer, shop.designId, { headers }));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  const written = await ordersOf(buyer.id);
  expect(written).toHaveLength(1);
  const { orders: made } = await shop.razorpay.ledger();
  expect(made.filter(({ receipt }) => receipt === `${written[0]?.id}-I`)).toHaveLength(1);
});

test('a double click of a front end that sends no key is one order too', async () => {
  const buyer = await shop.app.actor({ name: 'Asha Rao' });
  const answers = await times(20, () => order(buyer, shop.designId));
  expect(new Set(answers.map(({ body }) => body.orderId)).size).toBe(1);
  expect(await ordersOf(buyer.id)).toHaveLength(1);

  const other = await order(buyer, shop.designId, { body: { specialInstructions: 'In green, please.' } });
  expect(other.body.orderId).not.toBe(answers[0]?.body.orderId);
});

test('the same words without a key are a new order once the first one is older than ten minutes', async () => {
  const buyer = await shop.app.actor({ name: 'Asha Rao' });
  const first = await order(buyer, shop.designId);
  shop.advance(0.2);
  const second = await order(buyer, shop.designId);
  expect(second.body.orderId).not.toBe(first.body.orderId);
});

test('a key that comes with another order is refused, and a key counts for its buyer alone', async () => {
  const [one, two] = [
    await shop.app.actor({ name: 'Asha Rao' }),
    await shop.app.actor({ name: 'Ravi Iyer' }),
  ];
  const headers = { 'idempotency-key': 'the-first-order-of-mine' };
  const first = await order(one, shop.designId, { headers });
  const changed = await one.call(createOrder, {
    headers,
    body: { items: [{ designId: shop.designId, quantity: 2 }], shippingDetails },
  });
  expect([changed.status, changed.error.code]).toEqual([409, 'CONFLICT']);
  const ofAnother = await order(two, shop.designId, { headers });
  expect(ofAnother.status).toBe(200);
  expect(ofAnother.body.orderId).not.toBe(first.body.orderId);
});

test('a key that is too long or holds a line break is refused', async () => {
  for (const key of ['k'.repeat(201), 'ключ', 'two words']) {
    const answer = await order(shop.buyer, shop.designId, { headers: { 'idempotency-key': key } });
    expect([key.slice(0, 9), answer.status]).toEqual([key.slice(0, 9), 400]);
  }
});

test('prices that change while orders arrive leave every order with one price or the other', async () => {
  const { db } = shop.app.services;
  const buyer = await shop.app.actor({ name: 'Asha Rao' });
  const designId = await designOf(shop.app, shop.maker, { pricePaise: 100_000 });
  const raising = times(20, (index) =>
    db
      .update(designs)
      .set({ pricePaise: index % 2 === 0 ? 200_000 : 100_000 })
      .where(eq(designs.id, designId)),
  );
  const placed = await times(40, () =>
    order(buyer, designId, { headers: { 'idempotency-key': randomUUID() } }),
  );
  await raising;
  expect(placed.map(({ status }) => status)).toEqual(placed.map(() => 200));
  for (const row of await ordersOf(buyer.id)) {
    expect([100_000, 200_000]).toContain(row.subtotalPaise);
    expect(row.totalPaise).toBe(row.subtotalPaise * 1.08);
  }
});

test('a hundred buyers order at the same time without an error', async () => {
  const buyers = await times(25, (index) => shop.app.actor({ name: `Buyer ${index}` }));
  const placed = await Promise.all(
    buyers.flatMap((buyer) =>
      [1, 2, 3, 4].map((quantity) =>
        buyer.call(createOrder, {
          body: { items: [{ designId: shop.designId, quantity }], shippingDetails },
        }),
      ),
    ),
  );
  expect(placed.filter(({ status }) => status !== 200)).toEqual([]);
  expect(new Set(placed.map(({ body }) => body.razorpayOrderId)).size).toBe(100);
});

test('an account places at most twenty orders an hour', async () => {
  const strict = await openShop({ RATE_LIMITS: 'on' });
  try {
    const answers = await times(22, () => order(strict.buyer, strict.designId));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(2);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(3000);
    const another = await strict.app.actor({ name: 'Ravi Iyer' });
    expect((await order(another, strict.designId)).status).toBe(200);
  } finally {
    await strict.stop();
  }
});
