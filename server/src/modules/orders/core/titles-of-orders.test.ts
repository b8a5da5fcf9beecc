import { afterAll, beforeAll, expect, test } from 'vitest';
import { showOrderToDesk } from '#contracts/admin/orders/orders.contract.ts';
import {
  orderConfirmation,
  orderDetails,
  updateOrderStatus,
} from '#contracts/orders/core/orders.contract.ts';
import { myOrders, mySales } from '#contracts/orders/dashboards/order-lists.contract.ts';
import { createFamilyLink, readFamilyLink } from '#contracts/orders/family/family-links.contract.ts';
import { type Locale, localeHeader } from '#contracts/platform/locales.ts';
import { openShop, type Shop } from '#tests/support/people/shop.ts';

let shop: Shop;
let id: number;
beforeAll(async () => {
  shop = await openShop();
  await shop.app.services.db.$client.query('update designs set translations = $2 where id = $1', [
    shop.designId,
    JSON.stringify({ hi: { title: 'कतान रेशम लहँगा', description: '' } }),
  ]);
  id = await shop.confirm();
});
afterAll(() => shop.stop());

const reading = (locale: Locale) => ({ headers: { [localeHeader]: locale } });
const bought = { title: 'Katan silk lehenga', titleLang: 'en' };
const hindi = { title: 'कतान रेशम लहँगा', titleLang: 'hi' };

/** The title of the design on each screen of the order, for a reader of this language. */
async function titlesFor(locale: Locale) {
  const { buyer, maker, app } = shop;
  const asked = { params: { id }, ...reading(locale) };
  const link = await buyer.call(createFamilyLink, { params: { id }, body: { days: 7 } });
  const family = { query: { token: link.body.token }, ...reading(locale) };
  const found = [
    (await buyer.call(orderConfirmation, asked)).body.orderData.products[0],
    (await buyer.call(orderDetails, asked)).body.orderData.products[0],
    (await maker.call(orderDetails, asked)).body.orderData.products[0],
    (await buyer.call(myOrders, reading(locale))).body.orders[0]?.orderItems[0],
    (await maker.call(mySales, reading(locale))).body.data[0]?.orderItems[0],
    (await app.visitor.call(readFamilyLink, family)).body.data.designs[0],
  ];
  return found.map((one) => one && { title: one.title, titleLang: one.titleLang });
}

test('every screen of an order calls its design in the language of its reader, and as it was bought where there is none', async () => {
  expect(new Set((await titlesFor('hi')).map((one) => JSON.stringify(one)))).toEqual(
    new Set([JSON.stringify(hindi)]),
  );
  expect(new Set((await titlesFor('ta')).map((one) => JSON.stringify(one)))).toEqual(
    new Set([JSON.stringify(bought)]),
  );
});

test('the answer to a change calls it as the page does, and the desk as it was bought', async () => {
  const moved = await shop.maker.call(updateOrderStatus, {
    params: { id },
    body: { status: 'DESIGN_IN_PROGRESS' },
    ...reading('hi'),
  });
  expect(moved.body.orderData.products[0]).toMatchObject(hindi);
  const desk = await shop.app.actor({ role: 'ADMIN' });
  const read = await desk.call(showOrderToDesk, { params: { id }, ...reading('hi') });
  expect(read.body.desk.order.products[0]).toMatchObject(bought);
});

test('a design that was renamed since is called as it was bought: its translation is of the new title', async () => {
  await shop.app.services.db.$client.query('update designs set title = $2 where id = $1', [
    shop.designId,
    'Another lehenga',
  ]);
  expect(new Set((await titlesFor('hi')).map((one) => JSON.stringify(one)))).toEqual(
    new Set([JSON.stringify(bought)]),
  );
});
