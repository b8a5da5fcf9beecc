import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliveryTo, getProductDetails } from '#contracts/designs/designs.contract.ts';
import { orderDetails } from '#contracts/orders/core/orders.contract.ts';
import {
  createOrder,
  currentUserShippingAddress,
  waitingOrder,
} from '#contracts/orders/placing/checkout.contract.ts';
import { mobileNumbers } from '#server/modules/accounts/numbers/numbers.tables.ts';
import { designs } from '#server/modules/designs/designs.tables.ts';
import { profiles } from '#server/modules/profiles/profiles.tables.ts';
import { designOf, openShop, order, type Shop, shippingDetails } from '#tests/support/people/shop.ts';
import { orders } from '../core/orders.tables.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());

const placeItems = (items: unknown, more: object = {}) =>
  shop.buyer.call(createOrder, { body: { items, shippingDetails, ...more } as never });

test.each([0, -1, 11, 1e9, 1.5, '3', Number.NaN, null, {}, [1]])(
  'a quantity of %j is refused with a sentence',
  async (quantity) => {
    const answer = await placeItems([{ designId: shop.designId, quantity }]);
    expect(answer.status).toBe(400);
    expect(answer.error.code).toBe('INVALID_INPUT');
    expect(await shop.app.services.db.select().from(orders)).toEqual([]);
  },
);

test('ten pieces in two lines and one more are eleven', async () => {
  const { designId } = shop;
  const answer = await placeItems([
    { designId, quantity: 10 },
    { designId, quantity: 1 },
  ]);
  expect([answer.status, answer.error.message]).toEqual([400, 'Quantity must be 1 to 10']);
});

test('prices, totals and states that a browser sends along change nothing', async () => {
  const { designId } = shop;
  const answer = await placeItems(
    [{ designId, quantity: 2, price: 1, pricePaise: 1, discount: 99, makerId: 1 }],
    { amount: 1, total: 1, tax: 0, status: 'DELIVERED', paid: true, buyerId: shop.maker.id, currency: 'JPY' },
  );
  expect(answer.body).toMatchObject({ amount: 10_800, currency: 'INR' });
  const seen = await shop.buyer.call(orderDetails, { params: { id: answer.body.orderId } });
  expect(seen.body.orderData).toMatchObject({
    status: 'PENDING',
    totals: { subtotal: 25_000, tax: 2000, total: 27_000 },
    payments: { initial: { paid: false } },
  });
});

test('one cannot order one’s own design, a hidden, withdrawn, unfinished or missing one', async () => {
  const own = await order(shop.maker, shop.designId);
  expect([own.status, own.error.message]).toEqual([400, 'This design is your own, so you cannot order it.']);
  for (const status of ['HIDDEN', 'DELETED', 'PROCESSING']) {
    const answer = await order(shop.buyer, await designOf(shop.app, shop.maker, { status }));
    expect([status, answer.status, answer.error.message]).toEqual([
      status,
      404,
      'This design could not be found.',
    ]);
  }
  expect((await order(shop.buyer, 999_999)).status).toBe(404);
});

test('an order goes to one maker', async () => {
  const other = await shop.app.actor({ name: 'Salma Khatri', role: 'ARTIST' });
  const answer = await placeItems([
    { designId: shop.designId, quantity: 1 },
    { designId: await designOf(shop.app, other), quantity: 1 },
  ]);
  expect([answer.status, answer.error.message]).toEqual([
    400,
    'An order goes to one maker. Please order the designs of another maker separately.',
  ]);
});

test('what was ordered stays what it was when the maker changes the design afterwards', async () => {
  const { db } = shop.app.services;
  const designId = await designOf(shop.app, shop.maker, { title: 'Chikan kurta', pricePaise: 320_050 });
  const placed = await order(shop.buyer, designId);
  await db.update(designs).set({ title: 'Other', pricePaise: 100 }).where(eq(designs.id, designId));
  const seen = await shop.buyer.call(orderDetails, { params: { id: placed.body.orderId } });
  expect(seen.body.orderData.products[0]).toMatchObject({ title: 'Chikan kurta', price: 3200.5 });
  expect(seen.body.orderData.totals).toMatchObject({ subtotal: 3200.5, tax: 256.04, total: 3456.54 });
  expect(seen.body.orderData.payments).toMatchObject({
    initial: { amount: 1383 },
    final: { amount: 2073.54 },
  });
});

test('name and phone come from the person where the form leaves them out', async () => {
  const buyer = await shop.app.actor({ name: 'Devika Menon' });
  await shop.app.services.db.insert(profiles).values({ userId: buyer.id, phone: '+91 90000 12345' });
  const { name: _name, phone: _phone, ...place } = shippingDetails;
  const placed = await order(buyer, shop.designId, {
    body: { shippingDetails: place, specialInstructions: '  Please line the blouse.  ' },
  });
  const seen = await buyer.call(orderDetails, { params: { id: placed.body.orderId } });
  expect(seen.body.orderData).toMatchObject({
    shipping: { name: 'Devika Menon' },
    buyer: { phone: '+91 90000 12345' },
    specialInstructions: 'Please line the blouse.',
  });
});

test('addresses are kept once each, the first as default, for their owner alone', async () => {
  const buyer = await shop.app.actor({ name: 'Nila Subramanian' });
  const empty = await buyer.call(currentUserShippingAddress, {});
  expect(empty.body).toEqual({ success: true, shippingAddress: null, addresses: [], phone: '' });

  const send = (details: object, saveAddress = true) =>
    order(buyer, shop.designId, {
      body: { shippingDetails: { ...shippingDetails, ...details }, saveAddress },
    });
  await send({});
  await send({ address: ' 14,  3rd cross, MALLESHWARAM ', city: 'bengaluru', name: 'N. Subramanian' });
  await send({ address: '2, Cathedral Road', city: 'Chennai', state: 'Tamil Nadu', pincode: '600086' });
  await send({ address: '9, Park Street', city: 'Kolkata', pincode: '700016' }, false);

  const { body } = await buyer.call(currentUserShippingAddress, {});
  expect(body.addresses.map(({ city, isDefault }) => [city, isDefault])).toEqual([
    ['Chennai', false],
    ['Bengaluru', true],
  ]);
  expect(body.shippingAddress).toEqual({
    shippingName: 'Asha Rao',
    shippingAddress: '14, 3rd Cross, Malleshwaram',
    shippingCity: 'Bengaluru',
    shippingState: 'Karnataka',
    shippingPincode: '560003',
    shippingCountry: 'India',
  });
  expect(body.phone).toBe(shippingDetails.phone);
  const stranger = await shop.app.actor({ name: 'Ravi Iyer' });
  expect((await stranger.call(currentUserShippingAddress, {})).body.addresses).toEqual([]);
});

test('a checkout without an address starts with the confirmed number', async () => {
  const buyer = await shop.app.actor({ name: 'Kaveri Nair' });
  const number = '+919845077777';
  await shop.app.services.db
    .insert(mobileNumbers)
    .values({ userId: buyer.id, number, confirmedAt: new Date() });
  const { body } = await buyer.call(currentUserShippingAddress, {});
  expect(body).toMatchObject({ shippingAddress: null, phone: number });
});

test('a checkout without an address book starts with the address of the profile', async () => {
  const buyer = await shop.app.actor({ name: 'Imran Shaikh' });
  await shop.app.services.db.insert(profiles).values({
    userId: buyer.id,
    address: '5, Mohammed Ali Road',
    city: 'Mumbai',
    state: 'Maharashtra',
    pincode: '400003',
    country: 'India',
  });
  const { body } = await buyer.call(currentUserShippingAddress, {});
  expect(body).toMatchObject({
    shippingAddress: { shippingName: 'Imran Shaikh', shippingAddress: '5, Mohammed Ali Road' },
    addresses: [],
  });
});

test('an order of the cheapest design is paid at once', async () => {
  const designId = await designOf(shop.app, shop.maker, { pricePaise: 100 });
  const placed = await order(shop.buyer, designId);
  expect(placed.body).toMatchObject({ success: true, amount: 1.08 });
});

test('a design made in sizes is ordered in one of them; without one the instructions say it', async () => {
  const { app, maker, buyer } = shop;
  const designId = await designOf(app, maker, { category: 'Shoes', measuring: 'SIZED' });
  const { product } = (await buyer.call(getProductDetails, { params: { id: designId } })).body;
  expect(product).toMatchObject({ measuring: 'SIZED', sizes: expect.arrayContaining(['UK 6']) });
  const chosen = await placeItems([{ designId, size: 'UK 6' }]);
  const unsaid = await placeItems([{ designId }], { specialInstructions: 'UK 4, please' });
  const refused = await placeItems([{ designId, size: 'XL' }]);
  expect([refused.status, refused.error.errors?.size]).toEqual([
    400,
    expect.stringMatching(/^“Katan silk lehenga” is made in the sizes UK 2, /),
  ]);
  const sizeOf = async (id: number) =>
    (await maker.call(orderDetails, { params: { id } })).body.orderData.products[0]?.size;
  expect(await sizeOf(chosen.body.orderId)).toBe('UK 6');
  expect(await sizeOf(unsaid.body.orderId)).toBe('');
});

test('a size that the maker changed since the page was shown is refused, never another one ordered', async () => {
  const { app, maker } = shop;
  const designId = await designOf(app, maker, { measuring: 'SIZED', size: 'M' });
  const write = (words: object) => app.services.db.update(designs).set(words).where(eq(designs.id, designId));
  const sizeOf = async (id: number) =>
    (await maker.call(orderDetails, { params: { id } })).body.orderData.products[0]?.size;
  const shown = await placeItems([{ designId, size: 'M' }]);
  expect(await sizeOf(shown.body.orderId)).toBe('M');

  await write({ size: 'L' });
  const changed = await placeItems([{ designId, size: 'M' }]);
  expect([changed.status, changed.error.errors?.size]).toEqual([
    400,
    '“Katan silk lehenga” is made in the size L only.',
  ]);
  // Older front ends send no sizes.
  const unsaid = await placeItems([{ designId }]);
  expect(await sizeOf(unsaid.body.orderId)).toBe('L');

  await write({ measuring: 'MADE_TO_MEASURE' });
  const measured = await placeItems([{ designId, size: 'L' }]);
  expect([measured.status, measured.error.errors?.size]).toEqual([
    400,
    '“Katan silk lehenga” is no longer made in sizes. Please open its page again.',
  ]);
});

test('without a key, the same words in another size are another order', async () => {
  const { app, maker, buyer } = shop;
  const designId = await designOf(app, maker, { category: 'Shoes', measuring: 'SIZED' });
  const first = await placeItems([{ designId, size: 'UK 6' }]);
  const other = await placeItems([{ designId, size: 'UK 7' }]);
  const again = await placeItems([{ designId, size: 'UK 6' }]);
  expect(again.body.orderId).toBe(first.body.orderId);
  expect(other.body.orderId).not.toBe(first.body.orderId);
  const waits = await buyer.call(waitingOrder, { query: { designId } });
  expect(waits.body).toMatchObject({ orderData: { id: other.body.orderId, products: [{ size: 'UK 7' }] } });
});

test('how a design is fitted and how long it takes are those of the day of the order, whatever becomes of it', async () => {
  const { app, maker, buyer } = shop;
  const designId = await designOf(app, maker, { measuring: 'NONE', completionDays: 9 });
  const { body } = await placeItems([{ designId }]);
  await app.services.db
    .update(designs)
    .set({ measuring: 'MADE_TO_MEASURE', completionDays: 90 })
    .where(eq(designs.id, designId));
  const { orderData } = (await buyer.call(orderDetails, { params: { id: body.orderId } })).body;
  expect(orderData).toMatchObject({ measuring: 'NONE', delivery: { makingDays: 9, waitsFor: 'ADVANCE' } });
});

test('the design’s page, the checkout and the order promise the same day', async () => {
  const { app, maker } = shop;
  await app.services.db
    .insert(profiles)
    .values({ userId: maker.id, pincode: '221001' })
    .onConflictDoUpdate({ target: profiles.userId, set: { pincode: '221001' } });
  const somebody = await app.actor({ name: 'Leela Nair' });
  const designId = await designOf(app, maker, { completionDays: 12 });
  const page = async () =>
    (await somebody.call(getProductDetails, { params: { id: designId } })).body.product.delivery;
  expect(await page()).toMatchObject({ makingDays: 12, transit: { least: 2, most: 9 }, to: null });
  const { body } = await order(somebody, designId);
  const known = await page();
  expect(known).toMatchObject({ transit: { least: 6, most: 6 }, to: shippingDetails.pincode });
  const query = { pincode: shippingDetails.pincode, country: 'India' };
  const asked = (await somebody.call(deliveryTo, { params: { id: designId }, query })).body.delivery;
  expect(asked).toEqual(known);
  const { orderData } = (await somebody.call(orderDetails, { params: { id: body.orderId } })).body;
  expect(orderData.delivery).toMatchObject({
    by: known.by,
    away: [],
    waitsFor: 'ADVANCE',
    makingDays: 12,
    transitDays: 6,
    daysOff: [],
  });
  expect(orderData.estimatedDelivery).toBe(`${known.by}T06:30:00.000Z`);
});
