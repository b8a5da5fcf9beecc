import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { moveCloth } from '#contracts/cloth/cloth.contract.ts';
import { getProductDetails } from '#contracts/designs/designs.contract.ts';
import { orderDocuments } from '#contracts/documents/documents.contract.ts';
import { readPieces } from '#contracts/hands/hands.contract.ts';
import { setBlock } from '#contracts/messaging/messaging.contract.ts';
import { orderConfirmation, updateOrderStatus } from '#contracts/orders/core/orders.contract.ts';
import type { OrderStatus } from '#contracts/orders/core/orders.states.ts';
import { setFunctionDay } from '#contracts/orders/due/due.contract.ts';
import { askToCancel } from '#contracts/orders/endings/endings.contract.ts';
import { getSwatchStanding } from '#contracts/orders/swatches/swatches.contract.ts';
import { readPlan, writePlan } from '#contracts/plans/plans.contract.ts';
import { addDays, istDayOf } from '#contracts/platform/ist-day.ts';

import { getShop, pauseOrders, saveShop } from '#contracts/profiles/shop/shop.contract.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { booksOf, readOrder } from '#tests/support/people/cancellations.ts';
import { ageOrder } from '#tests/support/people/custom-orders/age-order.ts';
import { threeSteps } from '#tests/support/people/custom-orders/plans.ts';
import { designOf, openShop, order, type Shop } from '#tests/support/people/shop.ts';
import { askSwatch, offerSwatches, paidSwatch, papersOf } from '#tests/support/people/swatches.ts';
import { untilJobsDone } from '#tests/support/until.ts';
import { endUnsentSwatches } from './end-unsent-swatches.ts';

let shop: Shop;
let buyer: Actor;
beforeAll(async () => {
  shop = await openShop({ DATABASE_POOL: '20', RATE_LIMITS: 'off' });
  await offerSwatches(shop.maker);
});
afterAll(() => shop.stop());

const newBuyer = () => shop.app.actor({ name: 'Asha Rao' });
const move = (by: Actor, id: number, status: OrderStatus, note = '') =>
  by.call(updateOrderStatus, { params: { id }, body: { status, note } });
const soon = { timeout: 60_000, interval: 50 };
const booked = (id: number, paise: { taken: number; returned: number }) =>
  vi.waitFor(async () => expect(await booksOf(shop, id)).toEqual(paise), soon);

test('the price is the maker’s, in whole rupees from 1 to 500, and off by default', async () => {
  const maker = await shop.app.actor({ name: 'Ravi Iyer', role: 'DESIGNER' });
  const designId = await designOf(shop.app, maker);
  const priceShown = async () =>
    (await shop.buyer.call(getProductDetails, { params: { id: designId } })).body.product.swatchPrice;
  expect((await maker.call(getShop)).body.data.swatchPrice).toBeNull();
  expect(await priceShown()).toBeNull();
  const refused = await askSwatch(shop.buyer, designId);
  expect([refused.status, refused.error.message]).toEqual([
    409,
    'No swatches of this design are sent just now.',
  ]);
  for (const price of [0, 501, 99.5]) {
    const answer = await offerSwatches(maker, price);
    expect([answer.status, answer.error.errors?.price]).toEqual([
      400,
      'Please give a price in whole rupees, from 1 to 500.',
    ]);
  }
  expect((await offerSwatches(maker, 250)).body.data.swatchPrice).toBe(250);
  expect(await priceShown()).toBe(250);
  const changed = await askSwatch(shop.buyer, designId);
  expect([changed.error.code, changed.error.figures]).toEqual([
    'PRICE_CHANGED',
    { expectedTotal: 300, total: 250 },
  ]);
  await offerSwatches(maker, null);
  expect(await priceShown()).toBeNull();
});

test('a swatch is paid whole, sent and delivered, with its tax within the price', async () => {
  buyer = await newBuyer();
  const id = await paidSwatch(shop, buyer);
  const paid = await readOrder(shop.maker, id);
  expect(paid).toMatchObject({
    status: 'CONFIRMED',
    swatch: { isCredited: false },
    turn: 'swatch',
    totals: { subtotal: 277.78, tax: 22.22, shippingCost: 0, total: 300 },
    payments: { initial: { amount: 300, paid: true }, final: { amount: 0 }, held: 300 },
    products: [{ lines: [{ kind: 'SWATCH', amount: 277.78 }] }],
    can: { moveTo: ['SHIPPED', 'CANCELLED'], proposeDay: false, scheduleMeeting: false },
  });
  expect(paid.swatch?.sendBy).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect((await readOrder(buyer, id)).can).toMatchObject({
    ...{ cancel: true, askToCancel: false, setFunctionDay: false, shareMaking: false, payFinal: false },
  });
  expect((await move(shop.maker, id, 'DESIGN_IN_PROGRESS')).error.code).toBe('ILLEGAL_MOVE');
  const sent = await shop.maker.call(updateOrderStatus, {
    params: { id },
    body: { status: 'SHIPPED', shippingCarrier: 'India Post', trackingNumber: 'EE123456789IN' },
  });
  expect(sent.body.orderData).toMatchObject({ status: 'SHIPPED', shipment: { carrier: 'India Post' } });
  const late = await move(buyer, id, 'CANCELLED');
  expect([late.status, late.error.message]).toEqual([
    409,
    'The swatch is on its way, so it cannot be cancelled any more.',
  ]);
  expect((await move(buyer, id, 'DELIVERED')).body.orderData).toMatchObject({
    ...{ status: 'DELIVERED', toReview: null, turn: null },
  });
  await untilJobsDone(shop.app.services.db);
  const documents = (await buyer.call(orderDocuments, { params: { id } })).body.data;
  expect(documents.length).toBeGreaterThan(0);
  expect(await papersOf(shop, id)).toMatchObject({
    items: [{ isSwatch: true, pricePaise: 27_778 }],
    totals: { subtotalPaise: 27_778, taxPaise: 2222, totalPaise: 30_000 },
  });
  const { rows } = await shop.app.services.db.$client.query(
    'select orders_count from designs where id = $1',
    [shop.designId],
  );
  expect(rows).toEqual([{ orders_count: 0 }]);
});

test('one swatch of a design is open for each buyer, also in a race; a repeat names it', async () => {
  buyer = await newBuyer();
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => askSwatch(buyer, shop.designId)));
  const placed = answers.filter(({ status }) => status === 200);
  expect(placed).toHaveLength(1);
  const orderId = placed[0]?.body.orderId;
  for (const { status, error } of answers.filter((one) => one !== placed[0]))
    expect([status, error.code, error.figures]).toEqual([409, 'CONFLICT', { orderId }]);
  const standing = await buyer.call(getSwatchStanding, { params: { designId: shop.designId } });
  expect(standing.body.data).toEqual({ openOrderId: orderId });
  expect((await askSwatch(await newBuyer(), shop.designId)).status).toBe(200);
});

test('a retry with the same key opens the same payment', async () => {
  buyer = await newBuyer();
  const [one, two] = [
    await askSwatch(buyer, shop.designId, { key: 'swatch-1' }),
    await askSwatch(buyer, shop.designId, { key: 'swatch-1' }),
  ];
  expect(two.body).toEqual(one.body);
  const other = await askSwatch(buyer, shop.designId, { key: 'swatch-1', note: 'The border too' });
  expect([other.status, other.error.code]).toEqual([409, 'CONFLICT']);
});

test('the maker’s own design, blocked people and a pause are refused; strangers see no swatch', async () => {
  buyer = await newBuyer();
  expect((await askSwatch(shop.maker, shop.designId)).status).toBe(400);
  const id = await paidSwatch(shop, buyer);
  const stranger = await newBuyer();
  expect((await stranger.call(orderConfirmation, { params: { id } })).status).toBe(404);
  expect((await move(stranger, id, 'CANCELLED')).status).toBe(404);
  await shop.maker.call(setBlock, { params: { userId: stranger.id }, body: { wanted: true } });
  expect([403, 404]).toContain((await askSwatch(stranger, shop.designId)).status);
  const maker = await shop.app.actor({ name: 'Ravi Iyer', role: 'DESIGNER' });
  const designId = await designOf(shop.app, maker);
  await offerSwatches(maker);
  await maker.call(pauseOrders, { body: { until: addDays(istDayOf(new Date()), 10), note: '' } });
  expect((await askSwatch(buyer, designId)).status).toBe(409);
});

test('what a swatch does not have is refused', async () => {
  buyer = await newBuyer();
  const id = await paidSwatch(shop, buyer);
  const asked = await buyer.call(askToCancel, {
    params: { id },
    body: { reason: 'Not needed', refund: 300 },
    headers: { 'idempotency-key': 'ask' },
  });
  expect(asked.status).toBe(409);
  const day = await buyer.call(setFunctionDay, { params: { id }, body: { day: '2030-01-01', seen: null } });
  expect(day.error.message).toBe('This is a swatch of the cloth, which is only sent.');
  const plan = await shop.maker.call(readPlan, { params: { id } });
  expect(plan.body.data).toEqual({ plan: null, suggestion: null });
  const written = await shop.maker.call(writePlan, {
    params: { id },
    body: { version: 0, steps: threeSteps },
  });
  expect([written.status, written.error.message]).toEqual([409, day.error.message]);
  expect((await shop.maker.call(readPieces, { params: { id } })).status).toBe(404);
  const own = await buyer.call(moveCloth, {
    params: { id },
    body: { version: 0, act: 'ASK', words: 'My own cloth' },
  });
  expect(own.status).toBe(409);
});

test('a month that is full takes swatches still, and swatches take no place in it', async () => {
  const maker = await shop.app.actor({ name: 'Ravi Iyer', role: 'DESIGNER' });
  const designId = await designOf(shop.app, maker);
  await maker.call(saveShop, {
    body: { about: '', specialities: [], leadDays: '', ordersAMonth: '1', holidays: [] },
  });
  await offerSwatches(maker);
  await paidSwatch(shop, await newBuyer(), designId);
  expect((await order(await newBuyer(), designId)).status).toBe(200);
  expect((await order(await newBuyer(), designId)).error.code).toBe('NOT_TAKING_ORDERS');
  await paidSwatch(shop, await newBuyer(), designId);
});

test('the buyer cancels before it is sent, or the maker declines: all of it goes back', async () => {
  for (const by of ['buyer', 'maker'] as const) {
    buyer = await newBuyer();
    const id = await paidSwatch(shop, buyer);
    const ended = await move(by === 'buyer' ? buyer : shop.maker, id, 'CANCELLED', 'None is left');
    expect(ended.body.orderData).toMatchObject({ status: 'CANCELLED', payments: { held: 0 } });
    await booked(id, { taken: 30_000, returned: 30_000 });
  }
});

test('cancelling and sending at once: one of them counts, and money goes back only then', async () => {
  for (let round = 0; round < 4; round += 1) {
    buyer = await newBuyer();
    const id = await paidSwatch(shop, buyer);
    const [cancelled, sent] = await Promise.all([
      move(buyer, id, 'CANCELLED'),
      move(shop.maker, id, 'SHIPPED'),
    ]);
    expect([cancelled.status, sent.status].toSorted()).toEqual([200, 409]);
    const { status } = await readOrder(buyer, id);
    expect(status).toBe(cancelled.status === 200 ? 'CANCELLED' : 'SHIPPED');
    await booked(id, { taken: 30_000, returned: cancelled.status === 200 ? 30_000 : 0 });
  }
});

test('one that is not sent within seven working days is cancelled once, with all of it back', async () => {
  buyer = await newBuyer();
  const [late, early] = [await paidSwatch(shop, buyer), await paidSwatch(shop, await newBuyer())];
  await ageOrder(shop, late, 10);
  await ageOrder(shop, early, 6);
  const { services } = shop.app;
  await Promise.all([endUnsentSwatches(services), endUnsentSwatches(services)]);
  await endUnsentSwatches(services);
  const ended = await readOrder(buyer, late);
  expect(ended).toMatchObject({ status: 'CANCELLED', payments: { held: 0 } });
  expect(ended.history.filter(({ to }) => to === 'CANCELLED')).toMatchObject([
    { actor: 'SYSTEM', note: 'The swatch was not sent in time, so all that was paid goes back' },
  ]);
  expect((await readOrder(shop.maker, early)).status).toBe('CONFIRMED');
  await booked(late, { taken: 30_000, returned: 30_000 });
});
