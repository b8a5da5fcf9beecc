import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { orderDetails } from '#contracts/orders/core/orders.contract.ts';
import { createOrder, currentUserShippingAddress } from '#contracts/orders/placing/checkout.contract.ts';
import { mostAddresses } from '#contracts/profiles/address.rules.ts';
import {
  createAddress,
  deleteAddress,
  listAddresses,
  makeAddressDefault,
  updateAddress,
} from '#contracts/profiles/addresses.contract.ts';
import { completionOf } from '#contracts/profiles/profile-completion.ts';
import { chooseRole, getProfile, updateProfile } from '#contracts/profiles/profiles.contract.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import {
  homeAddress as home,
  openShop,
  order,
  type Shop,
  shippingDetails,
} from '#tests/support/people/shop.ts';

let shop: Shop;
let viewer: Actor;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMITS: 'off' });
});
beforeEach(async () => {
  viewer = await shop.app.actor();
});
afterAll(() => shop.stop());

const studio = { ...home, label: 'Studio', fullAddress: '7, Dashashwamedh Road', pincode: '560004' };
const mother = { ...home, label: 'Mother', fullAddress: '2, Temple Street' };

const add = (words: object = {}, who = viewer) =>
  who.call(createAddress, { body: { ...home, ...words } as typeof home });
const idOf = async (words: object = {}, who = viewer) => (await add(words, who)).body.data.id;
const book = async (who = viewer) => (await who.call(listAddresses)).body.data;

test('the first address is the default, a later one only when it is said, and the newest comes first', async () => {
  const first = await add();
  expect(first).toMatchObject({
    status: 200,
    body: {
      message: 'Address created successfully!',
      data: { ...home, id: expect.any(Number), country: 'India', isDefault: true },
    },
  });
  await add(studio);
  expect((await book()).map(({ label, isDefault }) => [label, isDefault])).toEqual([
    ['Studio', false],
    ['Home', true],
  ]);
  await add({ ...mother, isDefault: true });
  expect((await book()).map(({ label, isDefault }) => [label, isDefault])).toEqual([
    ['Mother', true],
    ['Studio', false],
    ['Home', false],
  ]);
});

test('a place that is sent again, at once or in other capitals, is kept once and answered as it stands', async () => {
  await add(studio);
  const answers = await Promise.all(Array.from({ length: 5 }, () => add()));
  const [first] = answers.map(({ body }) => body.data);
  expect(answers.map(({ status, body }) => [status, body.data.id])).toEqual(
    answers.map(() => [200, first?.id]),
  );
  const again = await add({
    fullAddress: '14,  3RD CROSS, Malleshwaram',
    city: 'bengaluru',
    isDefault: true,
  });
  expect(again.body.data).toEqual({ ...first, isDefault: true });
  expect((await book()).map(({ label, isDefault }) => [label, isDefault])).toEqual([
    ['Home', true],
    ['Studio', false],
  ]);
});

test('every field is asked for with a sentence, and a PIN code of India has six digits', async () => {
  const empty = await viewer.call(createAddress, { body: {} as never });
  expect(empty).toMatchObject({
    status: 400,
    error: {
      message: 'Please fill all required fields',
      errors: {
        label: 'Please fill all required fields',
        fullAddress: 'Please fill all required fields',
        city: 'Please fill all required fields',
        state: 'Please fill all required fields',
        pincode: 'Please fill all required fields',
      },
    },
  });
  const sentence = 'A PIN code has 6 digits and does not begin with 0';
  for (const pincode of ['060003', '56000', 'SW1A 1AA', '5600031']) {
    expect((await add({ pincode })).error.errors?.pincode, pincode).toBe(sentence);
  }
  expect((await add({ pincode: '560 003' })).body.data.pincode).toBe('560003');
  expect((await add({ pincode: 'SW1A 1AA', country: 'United Kingdom' })).status).toBe(200);
});

test('checkout holds an Indian PIN code to the same rule', async () => {
  const wrong = await order(viewer, shop.designId, {
    body: { shippingDetails: { ...shippingDetails, pincode: '060003' } },
  });
  expect(wrong).toMatchObject({
    status: 400,
    error: { errors: { 'shippingDetails.pincode': 'A PIN code has 6 digits and does not begin with 0' } },
  });
});

test('an address is written anew, and what was the default no longer is when another takes its place', async () => {
  const first = await idOf();
  const second = await idOf(studio);
  const saved = await viewer.call(updateAddress, {
    params: { id: second },
    body: { ...studio, city: 'Mysuru', pincode: '570001', isDefault: true },
  });
  expect(saved.body.data).toMatchObject({ id: second, city: 'Mysuru', pincode: '570001', isDefault: true });
  expect((await book()).filter(({ isDefault }) => isDefault).map(({ id }) => id)).toEqual([second]);

  await viewer.call(makeAddressDefault, { params: { id: first } });
  expect((await book()).filter(({ isDefault }) => isDefault).map(({ id }) => id)).toEqual([first]);
  // Saving the default address without `isDefault` keeps it the default.
  await viewer.call(updateAddress, { params: { id: first }, body: { ...home, label: 'Old home' } });
  expect((await book()).find(({ id }) => id === first)).toMatchObject({ label: 'Old home', isDefault: true });
});

test('after the default is deleted the newest of the others is the default', async () => {
  const first = await idOf();
  const second = await idOf(studio);
  const third = await idOf(mother);
  expect((await viewer.call(deleteAddress, { params: { id: first } })).status).toBe(200);
  expect((await book()).map(({ id, isDefault }) => [id, isDefault])).toEqual([
    [third, true],
    [second, false],
  ]);
  expect((await viewer.call(deleteAddress, { params: { id: first } })).status).toBe(404);
});

test('the address of somebody else looks like one that is not there, and stays as it is', async () => {
  const mine = await idOf();
  const stranger = await shop.app.actor({ name: 'Ravi Iyer' });
  await add({}, stranger);
  for (const id of [mine, 999_999]) {
    const params = { id };
    const answers = [
      await stranger.call(updateAddress, { params, body: { ...studio, isDefault: true } }),
      await stranger.call(makeAddressDefault, { params }),
      await stranger.call(deleteAddress, { params }),
    ];
    for (const { status, error } of answers) {
      expect([status, error.message]).toEqual([404, 'This address could not be found.']);
    }
  }
  expect(await book()).toMatchObject([{ id: mine, ...home, isDefault: true }]);
  expect(await book(stranger)).toMatchObject([{ isDefault: true }]);
});

test('a book holds twenty places, also when thirty are added at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, place) =>
      add({ label: `Place ${place}`, fullAddress: `${place}, 3rd Cross` }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(mostAddresses);
  const refused = answers.find(({ status }) => status !== 200);
  expect(refused).toMatchObject({
    status: 409,
    error: {
      message: 'Your address book holds 20 places. Please delete one that you no longer need.',
    },
  });
  const all = await book();
  expect(all).toHaveLength(mostAddresses);
  expect(all.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  // An order to a new address is accepted; only the full address book stays unchanged.
  expect((await order(viewer, shop.designId)).status).toBe(200);
  expect(await book()).toHaveLength(mostAddresses);
});

test('ten who make another place the default at once leave one default', async () => {
  const ids: number[] = [];
  for (let place = 0; place < 5; place++)
    ids.push(await idOf({ label: `Place ${place}`, fullAddress: `${place}, 3rd Cross` }));
  const answers = await Promise.all(
    [...ids, ...ids].map((id) => viewer.call(makeAddressDefault, { params: { id } })),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect((await book()).filter(({ isDefault }) => isDefault)).toHaveLength(1);
});

test('an order keeps the address it was placed with, whatever becomes of the book', async () => {
  const placed = await viewer.call(createOrder, {
    body: { items: [{ designId: shop.designId, quantity: 1 }], shippingDetails },
    headers: { 'idempotency-key': randomUUID() },
  });
  const [saved] = await book();
  expect(saved).toMatchObject({ fullAddress: shippingDetails.address, isDefault: true });
  const id = saved?.id ?? 0;
  await viewer.call(updateAddress, { params: { id }, body: studio });
  await viewer.call(deleteAddress, { params: { id } });
  const { orderData } = (await viewer.call(orderDetails, { params: { id: placed.body.orderId } })).body;
  expect(orderData.shipping).toMatchObject({ address: shippingDetails.address, zipCode: '560003' });
});

test('the checkout learns the default flat and the whole book, without the phone of each address', async () => {
  await order(viewer, shop.designId);
  await add({ ...studio, isDefault: true });
  const { body } = await viewer.call(currentUserShippingAddress);
  expect(body.shippingAddress).toMatchObject({ shippingAddress: studio.fullAddress });
  expect(body.addresses.map(({ label, isDefault }) => [label, isDefault])).toEqual([
    ['Studio', true],
    ['Bengaluru', false],
  ]);
  expect(JSON.stringify([body.shippingAddress, body.addresses])).not.toContain('98450');
});

test('the same place under another label is kept under both, and one that was named after its town gets the label', async () => {
  await add({ label: 'Office' });
  const aunt = await add({ label: 'Aunt' });
  expect(aunt.body.data.label).toBe('Aunt');
  expect((await add({ label: 'aunt' })).body.data.id).toBe(aunt.body.data.id);
  expect((await book()).map(({ label }) => label)).toEqual(['Aunt', 'Office']);
  const buyer = await shop.app.actor();
  await order(buyer, shop.designId);
  expect((await book(buyer)).map(({ label }) => label)).toEqual(['Bengaluru']);
  await add({}, buyer);
  expect((await book(buyer)).map(({ label }) => label)).toEqual(['Home']);
});

test('where a shopper says no place and no phone, the profile knows their default address', async () => {
  const profileOf = async () => (await viewer.call(getProfile)).body.data;
  expect(completionOf(await profileOf()).percent).toBe(27);
  await viewer.call(createAddress, { body: home });
  await viewer.call(createAddress, { body: { ...home, label: 'Mother', fullAddress: '2, Temple Street' } });
  const known = await profileOf();
  const { label: _, fullAddress: address, ...place } = home;
  expect(known).toMatchObject({ address, ...place, country: 'India', isPlaceFromBook: true });
  expect(completionOf(known)).toMatchObject({ percent: 64, missing: { required: ['phone', 'profession'] } });

  const moved = { address: '7, Lake Road', pincode: '560004' };
  const { isPlaceFromBook: _book, ...words } = known;
  const { body } = await viewer.call(updateProfile, {
    body: { ...words, ...moved, phone: '+91 98450 21137', profession: 'Textile Designer' },
  });
  expect(body.data).toMatchObject({ ...moved, isPlaceFromBook: false });
  expect(await profileOf()).toEqual(body.data);
});

test('a maker’s place is what they say of themselves, not where their parcels go', async () => {
  await viewer.call(createAddress, { body: home });
  const { body } = await viewer.call(chooseRole, { body: { role: 'JARIWALA' } });
  expect(body.data).toMatchObject({ address: '', city: '', pincode: '', isPlaceFromBook: false });
});
