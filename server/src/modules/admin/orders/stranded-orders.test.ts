import { afterAll, beforeAll, expect, test } from 'vitest';
import { getFigures } from '#contracts/admin/figures/figures.contract.ts';
import { listOrders, showOrderToDesk } from '#contracts/admin/orders/orders.contract.ts';
import { actOnUser, findUser } from '#contracts/admin/users/users.contract.ts';
import type { UserAct } from '#contracts/admin/users/users.rules.ts';
import type { RequestOf } from '#contracts/platform/endpoint.ts';
import { addDays, istDayOf } from '#contracts/platform/ist-day.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { openShop, type Shop } from '#tests/support/people/shop.ts';

let shop: Shop;
let desk: Actor;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMITS: 'off' });
  desk = await shop.app.actor({ name: 'Devika Nair', role: 'ADMIN' });
});
afterAll(() => shop.stop());

type Query = RequestOf<typeof listOrders>['query'];
const found = async (query: Query) =>
  (await desk.call(listOrders, { query })).body.orders.map(({ id }) => id);
const counted = async () => (await desk.call(getFigures)).body.figures.waiting.stranded;

async function act(person: Actor, name: UserAct, more: { until?: string } = {}): Promise<void> {
  const params = { id: person.id };
  const { role, isVerified, standing } = (await desk.call(findUser, { params })).body.user;
  const body = { act: name, reason: 'Copied pictures.', seen: { role, isVerified, standing }, ...more };
  expect((await desk.call(actOnUser, { params, body })).status).toBe(200);
}

test('orders are listed by their buyer and by their maker', async () => {
  const { orderId } = await shop.place();
  expect(await found({ buyerId: shop.buyer.id, q: 'ansari' })).toContain(orderId);
  expect(await found({ makerId: shop.maker.id })).toContain(orderId);
  expect(await found({ buyerId: shop.maker.id })).toEqual([]);
  expect(await found({ makerId: shop.buyer.id })).toEqual([]);
});

test('the page of a user names their open orders, with the other side', async () => {
  const { $client } = shop.app.services.db;
  await $client.query("update orders set status = 'CANCELLED'");
  const { orderId } = await shop.place();
  const openOrders = async ({ id }: Actor) =>
    (await desk.call(findUser, { params: { id } })).body.user.openOrders;
  const known = (await desk.call(showOrderToDesk, { params: { id: orderId } })).body.desk.order;
  const { orderNumber, totals } = known;
  const told = {
    id: orderId,
    orderNumber,
    status: 'PENDING',
    finalPaid: false,
    title: expect.any(String),
    image: expect.stringContaining('/media/'),
    total: totals.total,
  };
  expect(await openOrders(shop.buyer)).toEqual([{ ...told, side: 'BUYER', other: 'Meher Ansari' }]);
  expect(await openOrders(shop.maker)).toEqual([{ ...told, side: 'MAKER', other: 'Asha Rao' }]);
});

test('open orders of whoever is banned or suspended for long wait for the desk until they are back', async () => {
  await shop.app.services.db.$client.query("update orders set status = 'CANCELLED'");
  const { orderId } = await shop.place();
  expect([await found({ waiting: 'banned' }), await counted()]).toEqual([[], 0]);

  await act(shop.maker, 'USER_SUSPENDED', { until: addDays(istDayOf(new Date()), 2) });
  expect([await found({ waiting: 'banned' }), await counted()]).toEqual([[], 0]);
  await act(shop.maker, 'USER_RESTORED');

  for (const name of ['USER_SUSPENDED', 'USER_BANNED'] as const) {
    await act(shop.maker, name);
    expect([await found({ waiting: 'banned' }), await counted()]).toEqual([[orderId], 1]);
    expect(await found({ waiting: 'banned', q: 'ansari' })).toEqual([orderId]);
    expect(await found({ waiting: 'banned', q: 'nobody' })).toEqual([]);
    expect(await found({ waiting: 'banned', q: String(orderId) })).toEqual([orderId]);
    await act(shop.maker, 'USER_RESTORED');
  }

  await act(shop.buyer, 'USER_BANNED');
  expect(await found({ waiting: 'banned' })).toEqual([orderId]);
  await shop.app.services.db.$client.query("update orders set status = 'CANCELLED' where id = $1", [orderId]);
  expect([await found({ waiting: 'banned' }), await counted()]).toEqual([[], 0]);
  await act(shop.buyer, 'USER_RESTORED');
});
