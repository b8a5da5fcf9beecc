import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { updateOrderStatus } from '#contracts/orders/core/orders.contract.ts';
import { waitingOrder } from '#contracts/orders/placing/checkout.contract.ts';
import { designs } from '#server/modules/designs/designs.tables.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { designOf, openShop, order, type Shop, shippingDetails } from '#tests/support/people/shop.ts';
import { orders } from '../core/orders.tables.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());

const somebody = () => shop.app.actor({ name: 'Asha Rao' });
const setPrice = (designId: number, pricePaise: number) =>
  shop.app.services.db.update(designs).set({ pricePaise }).where(eq(designs.id, designId));
const ordersOf = (buyer: Actor) =>
  shop.app.services.db.select().from(orders).where(eq(orders.buyerId, buyer.id)).orderBy(orders.id);
const keyed = (body: object = {}) => ({ headers: { 'idempotency-key': randomUUID() }, body });
const waitingFor = async (buyer: Actor, designId: number) =>
  (await buyer.call(waitingOrder, { query: { designId } })).body.orderData;

test('a price raised since the checkout was shown is refused with both totals, and nothing is written', async () => {
  const [buyer, designId] = [await somebody(), await designOf(shop.app, shop.maker)];
  await setPrice(designId, 1_500_000);
  const refused = await order(buyer, designId, keyed({ expectedTotal: 13_500 }));
  expect([refused.status, refused.error]).toMatchObject([
    409,
    {
      code: 'PRICE_CHANGED',
      message: 'The price has changed. You were shown ₹13,500 in all; it is now ₹16,200, incl. tax.',
      figures: { expectedTotal: 13_500, total: 16_200 },
    },
  ]);
  expect(await ordersOf(buyer)).toEqual([]);

  const agreed = await order(buyer, designId, keyed({ expectedTotal: 16_200 }));
  expect([agreed.status, agreed.body.amount]).toEqual([200, 6480]);
});

test('a lowered price is told as well, and a total with paise is met exactly', async () => {
  const [buyer, designId] = [await somebody(), await designOf(shop.app, shop.maker)];
  await setPrice(designId, 1_249_900);
  const refused = await order(buyer, designId, keyed({ expectedTotal: 13_500 }));
  expect([refused.status, refused.error.figures]).toEqual([409, { expectedTotal: 13_500, total: 13_498.92 }]);
  expect((await order(buyer, designId, keyed({ expectedTotal: 13_498.92 }))).status).toBe(200);
});

test('a front end that sends no total orders at the price of the moment', async () => {
  const [buyer, designId] = [await somebody(), await designOf(shop.app, shop.maker)];
  await setPrice(designId, 2_000_000);
  expect((await order(buyer, designId)).body.amount).toBe(8640);
});

test.each([-1, '13500', Number.NaN, {}])('a total of %j is refused as input', async (expectedTotal) => {
  const refused = await order(await somebody(), shop.designId, keyed({ expectedTotal }));
  expect([refused.status, refused.error.code]).toEqual([400, 'INVALID_INPUT']);
});

test('a repeat with the same key is the same order, whatever the price has become since', async () => {
  const [buyer, designId] = [await somebody(), await designOf(shop.app, shop.maker)];
  const attempt = keyed({ expectedTotal: 13_500 });
  const first = await order(buyer, designId, attempt);
  await setPrice(designId, 1_500_000);
  const second = await order(buyer, designId, attempt);
  expect([second.status, second.body.orderId, second.body.amount]).toEqual([200, first.body.orderId, 5400]);
});

test('the same words without a key are another order once the price is lowered', async () => {
  const [buyer, designId] = [await somebody(), await designOf(shop.app, shop.maker)];
  const dear = await order(buyer, designId);
  await setPrice(designId, 1_000_000);
  const cheap = await order(buyer, designId);
  const again = await order(buyer, designId);
  expect(again.body.orderId).toBe(cheap.body.orderId);
  expect((await ordersOf(buyer)).map(({ id, totalPaise }) => [id, totalPaise])).toEqual([
    [dear.body.orderId, 1_350_000],
    [cheap.body.orderId, 1_080_000],
  ]);
});

test('an unpaid order waits for its buyer alone, until it is paid for or cancelled', async () => {
  const [buyer, designId] = [await somebody(), await designOf(shop.app, shop.maker)];
  expect(await waitingFor(buyer, designId)).toBeNull();
  const placed = await order(buyer, designId, keyed());
  expect(await waitingFor(buyer, designId)).toMatchObject({
    id: placed.body.orderId,
    role: 'buyer',
    totals: { total: 13_500 },
    payments: { initial: { amount: 5400, paid: false } },
    can: { payAdvance: true },
  });
  expect(await waitingFor(await somebody(), designId)).toBeNull();
  expect(await waitingFor(shop.maker, designId)).toBeNull();

  await buyer.call(updateOrderStatus, { params: { id: placed.body.orderId }, body: { status: 'CANCELLED' } });
  expect(await waitingFor(buyer, designId)).toBeNull();
});

test('a paid order does not wait', async () => {
  await shop.confirm();
  expect(await waitingFor(shop.buyer, shop.designId)).toBeNull();
});

test('an order at another price, of two pieces, or of something else besides is not the one that waits', async () => {
  const buyer = await somebody();
  const [designId, other] = [await designOf(shop.app, shop.maker), await designOf(shop.app, shop.maker)];
  const items = (...pieces: [number, number][]) =>
    keyed({ items: pieces.map(([id, quantity]) => ({ designId: id, quantity })), shippingDetails });
  await order(buyer, designId, items([designId, 2]));
  await order(buyer, designId, items([designId, 1], [other, 1]));
  expect(await waitingFor(buyer, designId)).toBeNull();

  await order(buyer, designId, keyed());
  await setPrice(designId, 1_000_000);
  expect(await waitingFor(buyer, designId)).toBeNull();
  await setPrice(designId, 1_250_000);
  expect(await waitingFor(buyer, designId)).not.toBeNull();
});

const write = (designId: number, words: Partial<typeof designs.$inferInsert>) =>
  shop.app.services.db.update(designs).set(words).where(eq(designs.id, designId));
const inSize = (designId: number, size: string) => ({
  items: [{ designId, quantity: 1, size }],
  shippingDetails,
});

test('an order waits only as long as its size is offered, its design fitted as it was, and for sale', async () => {
  const buyer = await somebody();
  const designId = await designOf(shop.app, shop.maker, { measuring: 'SIZED', size: 'M' });
  const placed = await order(buyer, designId, keyed(inSize(designId, 'M')));
  const waits = async () => (await waitingFor(buyer, designId))?.id ?? null;
  const then = async (words: Partial<typeof designs.$inferInsert>) => {
    await write(designId, words);
    return waits();
  };
  expect(await waits()).toBe(placed.body.orderId);
  expect(await then({ size: 'L' })).toBeNull();
  expect(await then({ size: '' })).toBe(placed.body.orderId);
  expect(await then({ category: 'Shoes' })).toBeNull();
  expect(await then({ category: 'Bridal Wear', measuring: 'MADE_TO_MEASURE' })).toBeNull();
  expect(await then({ measuring: 'SIZED', status: 'HIDDEN' })).toBeNull();
  expect(await then({ status: 'PUBLISHED' })).toBe(placed.body.orderId);
});

test('an older order in a size that is still offered waits before a newer one in a size that is not', async () => {
  const buyer = await somebody();
  const designId = await designOf(shop.app, shop.maker, { measuring: 'SIZED', size: '' });
  const small = await order(buyer, designId, keyed(inSize(designId, 'S')));
  const large = await order(buyer, designId, keyed(inSize(designId, 'L')));
  expect((await waitingFor(buyer, designId))?.id).toBe(large.body.orderId);
  await write(designId, { size: 'S' });
  expect((await waitingFor(buyer, designId))?.id).toBe(small.body.orderId);
});

test('the same words without a key in another size are another order', async () => {
  const buyer = await somebody();
  const designId = await designOf(shop.app, shop.maker, { measuring: 'SIZED', size: '' });
  const place = async (size: string) =>
    (await order(buyer, designId, { body: inSize(designId, size) })).body.orderId;
  const [small, large] = [await place('S'), await place('L')];
  expect(large).not.toBe(small);
  expect([await place('S'), await place('L')]).toEqual([small, large]);
  expect(await ordersOf(buyer)).toHaveLength(2);
});
