import { afterAll, beforeAll, expect, test } from 'vitest';
import { findProduct, listProducts } from '#contracts/admin/products/products.contract.ts';
import { pauseOrders, resumeOrders, saveShop } from '#contracts/profiles/shop/shop.contract.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { designOf, openShop, order, type Shop } from '#tests/support/people/shop.ts';

let shop: Shop;
let admin: Actor;
let design: number;
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.app.actor({ name: 'Devika Nair', role: 'ADMIN' });
  design = await designOf(shop.app, shop.maker);
});
afterAll(() => shop.stop());

/** The availability on the design's page and in the list. */
async function told(): Promise<string[]> {
  const page = await admin.call(findProduct, { params: { id: design } });
  const list = await admin.call(listProducts, { query: { makerId: shop.maker.id } });
  const row = list.body.products.find(({ id }) => id === design);
  return [page.body.product.availability, row?.availability ?? 'missing'];
}

const takes = (ordersAMonth: string) =>
  shop.maker.call(saveShop, {
    body: { about: '', specialities: [], leadDays: '', ordersAMonth, holidays: [] },
  });

test('a design says whether its maker still takes orders of this month: any, few or none', async () => {
  expect(await told()).toEqual(['OPEN', 'OPEN']);
  expect((await order(shop.buyer, design)).status).toBe(200);
  await takes('5');
  expect(await told()).toEqual(['OPEN', 'OPEN']);
  await takes('4');
  expect(await told()).toEqual(['FEW', 'FEW']);
  await takes('1');
  expect(await told()).toEqual(['NONE', 'NONE']);
  await takes('');
  expect(await told()).toEqual(['OPEN', 'OPEN']);
});

test('a design of a maker who pauses cannot be ordered until the pause ends', async () => {
  const until = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  await shop.maker.call(pauseOrders, { body: { until, note: '' } });
  expect(await told()).toEqual(['NONE', 'NONE']);
  await shop.maker.call(resumeOrders, {});
  expect(await told()).toEqual(['OPEN', 'OPEN']);
});
