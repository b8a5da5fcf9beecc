import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listActs } from '#contracts/admin/audit/acts.contract.ts';
import { listOrders, showOrderToDesk } from '#contracts/admin/orders/orders.contract.ts';
import { listNotifications } from '#contracts/notifications/notifications.contract.ts';
import { decideCancellation } from '#contracts/orders/endings/endings.contract.ts';
import { followRequests } from '#server/modules/orders/endings/follow-requests.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { agedOrder, ask, endAnswerTime } from '#tests/support/people/cancellations.ts';
import { openShop, type Shop } from '#tests/support/people/shop.ts';

let shop: Shop;
let desk: Actor;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMITS: 'off' });
  desk = await shop.app.actor({ name: 'Devika Nair', role: 'ADMIN' });
});
afterAll(() => shop.stop());

type Query = NonNullable<Parameters<typeof desk.call<typeof listOrders>>[1]>['query'];
const found = async (query: Query) =>
  (await desk.call(listOrders, { query })).body.orders.map(({ id }) => id);

async function overdueOrder(): Promise<number> {
  const id = await agedOrder(shop, { at: 'DESIGN_COMPLETED' });
  await ask(shop.buyer, id);
  await endAnswerTime(shop, id);
  await followRequests(shop.app.services);
  return id;
}

test('orders are found by number, buyer, maker, status, and by what waits for the desk', async () => {
  const placed = (await shop.place()).orderId;
  const waiting = await overdueOrder();
  expect(await found({})).toEqual([waiting, placed]);
  expect(await found({ sort: 'oldest' })).toEqual([placed, waiting]);
  expect(await found({ q: String(placed) })).toEqual([placed]);
  const number = (await desk.call(listOrders, { query: { q: String(waiting) } })).body.orders[0]?.orderNumber;
  expect(await found({ q: number ?? '' })).toEqual([waiting]);
  expect(await found({ q: 'asha' })).toEqual([waiting, placed]);
  expect(await found({ q: 'Ansari', status: 'PENDING' })).toEqual([placed]);
  expect(await found({ q: 'Nobody' })).toEqual([]);
  expect(await found({ waiting: 'desk' })).toEqual([waiting]);
  expect(await found({ waiting: 'desk', q: String(placed) })).toEqual([]);
});

test('an order is listed with the first design that was ordered, its picture, and how many others', async () => {
  const { orderId } = await shop.place();
  const { body } = await desk.call(showOrderToDesk, { params: { id: orderId } });
  const [first] = body.desk.order.products;
  const { orders } = (await desk.call(listOrders, { query: { q: String(orderId) } })).body;
  expect(orders.map(({ design }) => design)).toEqual([
    { title: first?.title, image: first?.image, others: body.desk.order.products.length - 1 },
  ]);
  expect(first?.image).toMatch(/^http/);
});

test('whoever is at the desk is told of a waiting request, and led to its order', async () => {
  const id = await overdueOrder();
  const links = async () =>
    (await desk.call(listNotifications)).body.notifications.map(({ message, link }) => [message, link]);
  await expect
    .poll(links)
    .toContainEqual([expect.stringMatching(/waits for the desk/), `/admin/orders/${id}`]);
});

test('the desk decides once, and the log tells it with the reason', async () => {
  const id = await overdueOrder();
  const seen = await desk.call(showOrderToDesk, { params: { id } });
  expect(seen.body.desk).toMatchObject({
    can: { decideCancellation: true },
    order: { cancellation: { mostKept: 1350 } },
  });
  const headers = { 'idempotency-key': randomUUID() };
  const decide = (body: { agree: boolean; keep?: number; words?: string }) =>
    desk.call(decideCancellation, { params: { id }, body, headers });
  const silent = await decide({ agree: true, keep: 1000 });
  expect([silent.status, silent.error.errors]).toEqual([400, { words: expect.stringMatching(/Say why/) }]);
  const words = 'Half of the sketch was done';
  for (let n = 0; n < 2; n++) expect((await decide({ agree: true, keep: 1000, words })).status).toBe(200);
  const { body } = await desk.call(listActs, { query: { subject: 'ORDER', subjectId: id } });
  expect(body.acts).toMatchObject([
    {
      name: 'CANCELLATION_AGREED',
      reason: words,
      changes: [
        { field: 'orderStatus', before: 'DESIGN_COMPLETED', after: 'CANCELLED' },
        { field: 'keptRupees', before: null, after: '1000' },
      ],
    },
  ]);
  const after = await desk.call(showOrderToDesk, { params: { id } });
  expect(after.body.desk.can.decideCancellation).toBe(false);
});
