import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getUnreadNotifications } from '#contracts/notifications/notifications.contract.ts';
import { updateOrderStatus } from '#contracts/orders/core/orders.contract.ts';
import { setFunctionDay } from '#contracts/orders/due/due.contract.ts';
import { trialByOf } from '#contracts/orders/due/function-day.ts';
import { addDays } from '#contracts/platform/ist-day.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { agedOrder, readOrder } from '#tests/support/people/cancellations.ts';
import { today } from '#tests/support/people/custom-orders/due-days.ts';
import { occasionOfOrders } from '#tests/support/people/custom-orders/occasions.ts';
import { openShop, order, type Shop } from '#tests/support/people/shop.ts';
import { untilJobsDone } from '#tests/support/until.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ DATABASE_POOL: '20', RATE_LIMITS: 'off' });
});
afterAll(() => shop.stop());

const place = (body: object, key = randomUUID() as string) =>
  order(shop.buyer, shop.designId, { headers: { 'idempotency-key': key }, body });
const set = (by: Actor, id: number, day: string | null, seen: string | null = null) =>
  by.call(setFunctionDay, { params: { id }, body: { day, seen } });
const far = () => addDays(today(), 200);

test('a function given at checkout stays apart from the promised day, and the maker reads it after the advance', async () => {
  const placed = await place({ functionOn: far() });
  expect(placed.status).toBe(200);
  const bought = await readOrder(shop.buyer, placed.body.orderId);
  expect(bought.delivery.functionDay).toEqual({
    ...{ day: far(), isOfOccasion: false, trialBy: trialByOf(far(), []), risk: 'FINE', reason: null },
  });
  expect((bought.delivery.by ?? '') < far()).toBe(true);
  expect((await readOrder(shop.maker, placed.body.orderId)).delivery.functionDay).toBeNull();
});

test('an order that is promised after the function is placed only with the buyer’s yes to that very day', async () => {
  const functionOn = addDays(today(), 2);
  const key = randomUUID();
  const refused = await place({ functionOn }, key);
  expect([refused.status, refused.error.code]).toEqual([409, 'PROMISE_CHANGED']);
  expect(refused.error.errors?.lateDay).toMatch(/after your function/);
  const { day: lateDay = '' } = (refused.error as { params?: { day?: string } }).params ?? {};
  expect((await place({ functionOn, lateDay: addDays(lateDay, -1) }, key)).status).toBe(409);
  const placed = await place({ functionOn, lateDay }, key);
  expect(placed.status).toBe(200);
  expect((await readOrder(shop.buyer, placed.body.orderId)).delivery.functionDay).toMatchObject({
    ...{ day: functionOn, risk: 'TOO_LATE', reason: 'ADVANCE' },
  });
});

test('a day of the past, beyond two years, or that is none is refused with a sentence', async () => {
  for (const functionOn of [addDays(today(), -1), addDays(today(), 731), '2027-02-30', 'soon']) {
    const refused = await place({ functionOn });
    expect([refused.status, refused.error.errors?.functionOn]).toEqual([
      400,
      'Please choose the day of the function, from today on and at most two years ahead',
    ]);
  }
});

test('the buyer changes it until the parcel is sent; a stale window reads the newer day', async () => {
  const id = await agedOrder(shop, { at: 'READY_FOR_DELIVERY', isFinalPaid: true });
  const day = addDays(today(), 60);
  expect((await set(shop.buyer, id, day)).body.orderData.delivery.functionDay).toMatchObject({ day });
  expect((await set(shop.buyer, id, day)).status).toBe(200);
  const stale = await set(shop.buyer, id, addDays(day, 1));
  expect([stale.status, stale.error.code]).toEqual([409, 'CONFLICT']);
  expect(stale.error.newer).toMatchObject({ id, delivery: { functionDay: { day } } });
  expect((await set(shop.buyer, id, addDays(today(), -1), day)).error.errors?.day).toMatch(/from today on/);
  expect((await set(shop.maker, id, null, day)).status).toBe(403);
  expect((await readOrder(shop.maker, id)).delivery.functionDay).toMatchObject({ day });
  const sent = await shop.maker.call(updateOrderStatus, { params: { id }, body: { status: 'SHIPPED' } });
  expect(sent.status).toBe(200);
  const closed = await set(shop.buyer, id, null, day);
  expect([closed.status, closed.error.message]).toEqual([
    409,
    'The day of the function can be changed until the parcel is sent.',
  ]);
});

test('the bell tells the maker of each changed day, once the advance is paid', async () => {
  const id = await agedOrder(shop, { at: 'DESIGN_IN_PROGRESS' });
  const day = addDays(today(), 70);
  await set(shop.buyer, id, day);
  await set(shop.buyer, id, day);
  await set(shop.buyer, id, null, day);
  const unpaid = (await place({ functionOn: far() })).body.orderId;
  expect((await set(shop.buyer, unpaid, day, far())).status).toBe(200);
  await untilJobsDone(shop.app.services.db);
  const newsOf = async (who: Actor, orderId: number) =>
    (await who.call(getUnreadNotifications)).body.notifications
      .filter(({ link, message }) => link.endsWith(`/${orderId}`) && message.includes('of the function'))
      .map(({ message }) => message);
  const told = expect.stringMatching(/ changed the day of the function for .+/);
  expect(await newsOf(shop.maker, id)).toEqual([told, told]);
  expect(await newsOf(shop.buyer, id)).toEqual([]);
  expect(await newsOf(shop.maker, unpaid)).toEqual([]);
});

test('of six windows that change the same day at once, one does', async () => {
  const id = await agedOrder(shop, { at: 'DESIGN_IN_PROGRESS' });
  const answers = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((more) => set(shop.buyer, id, addDays(far(), more))),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
});

test('an order of an occasion takes its day as the function, unless the buyer names another', async () => {
  const id = await agedOrder(shop, { at: 'DESIGN_IN_PROGRESS' });
  const day = addDays(today(), 90);
  await occasionOfOrders(shop.buyer, [id]);
  expect((await readOrder(shop.maker, id)).delivery.functionDay).toMatchObject({ day, isOfOccasion: true });
  const own = await set(shop.buyer, id, addDays(day, -2));
  expect(own.body.orderData.delivery.functionDay).toMatchObject({
    day: addDays(day, -2),
    isOfOccasion: false,
  });
});
