import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getProductDetails } from '#contracts/designs/designs.contract.ts';
import { sendMessage } from '#contracts/messaging/messaging.contract.ts';
import { orderDetails, updateOrderStatus } from '#contracts/orders/core/orders.contract.ts';
import { pauseOrders, resumeOrders, saveShop } from '#contracts/profiles/shop/shop.contract.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { designOf, order } from '#tests/support/people/shop.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { startTestRazorpay, type TestRazorpay } from '#tests/support/servers/razorpay.ts';
import { lapseOrders } from './lapse-orders.ts';

const noon = new Date('2026-11-23T12:00:00+05:30');
let now = noon;
let app: TestApp;
let razorpay: TestRazorpay;
let maker: Actor;
let buyer: Actor;
let designId = 0;

beforeAll(async () => {
  razorpay = await startTestRazorpay();
  app = await startTestApp({ clock: { now: () => now }, settings: razorpay.settings });
  await razorpay.connect(app);
});
beforeEach(async () => {
  now = noon;
  maker = await app.actor({ name: 'Meher Ansari', role: 'DESIGNER' });
  buyer = await app.actor({ name: 'Asha Rao' });
  designId = await designOf(app, maker, { completionDays: 10, measuring: 'NONE' });
});
afterAll(async () => {
  await app.stop();
  await razorpay.stop();
});

const words = { about: '', specialities: [], leadDays: '', ordersAMonth: '', holidays: [] };
const takes = (ordersAMonth: number) =>
  maker.call(saveShop, { body: { ...words, ordersAMonth: String(ordersAMonth) } });
const place = (by: Actor, key: string = randomUUID()) =>
  order(by, designId, { headers: { 'idempotency-key': key } });
const isOpen = async () =>
  (await buyer.call(getProductDetails, { params: { id: designId } })).body.product.can.order;

test('an order is refused while the maker pauses, and a message is not', async () => {
  const key = randomUUID();
  const before = await place(buyer, key);
  await maker.call(pauseOrders, { body: { until: '2026-12-01' } });
  const refused = await place(buyer);
  expect([refused.status, refused.error.code, refused.error.message]).toEqual([
    409,
    'NOT_TAKING_ORDERS',
    'Meher Ansari takes no orders just now, and again from Tue, 1 Dec 2026. You can still send an enquiry or a message.',
  ]);
  const written = await buyer.call(sendMessage, { body: { receiverId: maker.id, content: 'Namaste' } });
  expect(written.status).toBe(200);
  // A retry still returns an order placed before the pause, and it can be paid.
  expect((await place(buyer, key)).body.orderId).toBe(before.body.orderId);

  await maker.call(resumeOrders);
  expect((await place(buyer)).status).toBe(200);
});

test('a pause ends by itself at midnight in India', async () => {
  await maker.call(pauseOrders, { body: { until: '2026-12-01' } });
  now = new Date('2026-11-30T23:59:59.999+05:30');
  expect((await place(buyer)).error.code).toBe('NOT_TAKING_ORDERS');
  now = new Date('2026-12-01T00:00:00+05:30');
  expect((await place(buyer)).status).toBe(200);
});

test('of many who want the last places of a month as many get one as there are', async () => {
  await takes(3);
  const buyers = await Promise.all(Array.from({ length: 12 }, (_, n) => app.actor({ name: `Buyer ${n}` })));
  const answers = await Promise.all(buyers.map((one) => place(one)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ error }) => error.code))).toEqual(new Set(['NOT_TAKING_ORDERS']));
  expect(refused[0]?.error.message).toBe(
    'Meher Ansari has taken all orders of this month. The next free week begins on Tue, 1 Dec 2026. You can still send an enquiry or a message.',
  );
});

test('a full month ends with its last moment in India, and its orders do not count in the next', async () => {
  await takes(1);
  now = new Date('2026-11-30T23:59:59+05:30');
  expect((await place(buyer)).status).toBe(200);
  expect(await isOpen()).toBe(false);
  now = new Date('2026-12-01T00:00:00+05:30');
  expect(await isOpen()).toBe(true);
  expect((await place(buyer)).status).toBe(200);
  expect((await place(await app.actor({ name: 'Ravi Iyer' }))).error.code).toBe('NOT_TAKING_ORDERS');
});

test('an order that is cancelled, or never paid, gives its place back', async () => {
  await takes(1);
  const first = await place(buyer);
  expect(await isOpen()).toBe(false);
  const cancelled = await buyer.call(updateOrderStatus, {
    params: { id: first.body.orderId },
    body: { status: 'CANCELLED', note: '' },
  });
  expect(cancelled.status).toBe(200);
  expect(await isOpen()).toBe(true);

  expect((await place(buyer)).status).toBe(200);
  expect(await isOpen()).toBe(false);
  now = new Date(noon.getTime() + 25 * 3_600_000);
  await lapseOrders(app.services);
  expect(await isOpen()).toBe(true);
});

test('one buyer cannot hold the places of a maker without paying', async () => {
  await takes(10);
  expect([(await place(buyer)).status, (await place(buyer)).status]).toEqual([200, 200]);
  const third = await place(buyer);
  expect([third.status, third.error.code]).toEqual([409, 'CONFLICT']);
  expect((await place(await app.actor({ name: 'Ravi Iyer' }))).status).toBe(200);
});

test('an order keeps the holidays it was placed with; later ones do not move what was promised', async () => {
  const holidays = [{ from: '2026-11-25', to: '2026-11-29' }];
  await maker.call(saveShop, { body: { ...words, holidays } });
  const { orderId } = (await place(buyer)).body;
  const promised = async () =>
    (await buyer.call(orderDetails, { params: { id: orderId } })).body.orderData.delivery;
  const { by, daysOff, transitDays } = await promised();
  expect([by, daysOff, transitDays]).toEqual(['2026-12-17', holidays, 9]);
  await maker.call(saveShop, { body: { ...words, holidays: [{ from: '2026-11-24', to: '2027-01-20' }] } });
  expect((await promised()).by).toBe('2026-12-17');
});
