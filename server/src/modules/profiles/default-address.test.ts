import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createAddress } from '#contracts/profiles/addresses.contract.ts';
import { completionOf } from '#contracts/profiles/profile-completion.ts';
import { chooseRole, getProfile, updateProfile } from '#contracts/profiles/profiles.contract.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { homeAddress as home } from '#tests/support/people/shop.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';

let app: TestApp;
let viewer: Actor;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  viewer = await app.actor();
});
afterAll(() => app.stop());

test('where a shopper says no place and no phone, the profile knows their default address', async () => {
  const profileOf = async () => (await viewer.call(getProfile)).body.data;
  expect(completionOf(await profileOf()).percent).toBe(18);
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
