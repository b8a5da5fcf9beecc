import { afterAll, beforeAll, expect, test } from 'vitest';
import { search } from '#contracts/discovery/search.contract.ts';
import { saveProfile } from '#server/modules/profiles/profiles.queries.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { insertDesign } from '#tests/support/people/designs.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';

let app: TestApp;
let mover: Actor;

beforeAll(async () => {
  app = await startTestApp();
  for (const { name, pincode, title, category } of [
    { name: 'Surat Maker', pincode: '395003', title: 'Zari saree, Surat', category: "Women's Fashion" },
    { name: 'Navsari Maker', pincode: '396445', title: 'Zari saree, Navsari', category: "Women's Fashion" },
    { name: 'Navsari Cutter', pincode: '396445', title: 'Linen kurta, Navsari', category: "Men's Fashion" },
    { name: 'Pune Maker', pincode: '411001', title: 'Zari saree, Pune', category: "Women's Fashion" },
  ]) {
    const maker = await app.actor({ name, role: 'MASTER' });
    await insertDesign(app.services.db, { makerId: maker.id, title, category });
    await saveProfile(app.services.db, maker.id, { pincode, country: 'India' });
    if (name === 'Pune Maker') mover = maker;
  }
});
afterAll(() => app.stop());

type Query = NonNullable<Parameters<typeof app.visitor.call<typeof search>>[1]>['query'];

async function find(query: Query) {
  const { status, body } = await app.visitor.call(search, { query });
  expect(status).toBe(200);
  return body;
}

const titlesOf = async (query: Query) => (await find(query)).designs.map(({ title }) => title).sort();

test('only what is made within the circle is found, by words and by facets, and counted', async () => {
  expect(await titlesOf({ pin: '395003', within: 5 })).toEqual(['Zari saree, Surat']);
  expect(await titlesOf({ pin: '395003', within: 50 })).toEqual([
    'Linen kurta, Navsari',
    'Zari saree, Navsari',
    'Zari saree, Surat',
  ]);
  const sarees = await find({ q: 'zari', pin: '395003', within: 50 });
  expect(sarees.designs.map(({ title }) => title).sort()).toEqual([
    'Zari saree, Navsari',
    'Zari saree, Surat',
  ]);
  expect(sarees.total.count).toBe(2);
  expect(sarees.near).toEqual({ city: 'Surat', state: 'Gujarat' });
  const all = await find({ pin: '395003', within: 50, category: "Men's Fashion" as never });
  expect(all.designs.map(({ title }) => title)).toEqual(['Linen kurta, Navsari']);
  expect(all.facets?.category).toEqual([
    { value: "Women's Fashion", count: 2 },
    { value: "Men's Fashion", count: 1 },
  ]);
});

test('words that nothing near has are not taken for others', async () => {
  const { designs, corrected, isLoose } = await find({ q: 'kurta', pin: '411001' });
  expect([designs, corrected, isLoose]).toEqual([[], null, false]);
});

test('makers are found within the circle too', async () => {
  const { creators, near } = await find({ type: 'creators', pin: '396445', within: 10 });
  expect(creators.map(({ name }) => name).sort()).toEqual(['Navsari Cutter', 'Navsari Maker']);
  expect(near).toEqual({ city: 'Navsari', state: 'Gujarat' });
});

test('what somebody makes moves with them', async () => {
  await saveProfile(app.services.db, mover.id, { pincode: '395001', country: 'India' });
  expect(await titlesOf({ pin: '411001' })).toEqual([]);
  expect(await titlesOf({ q: 'pune', pin: '395003' })).toEqual(['Zari saree, Pune']);
});

test('near a PIN code that nobody knows nothing is found, and one that could not be is refused', async () => {
  for (const type of ['designs', 'creators'] as const) {
    expect(await find({ type, pin: '900056' })).toMatchObject({ designs: [], creators: [], near: null });
  }
  expect((await app.visitor.call(search, { query: { pin: '123' } })).status).toBe(400);
});
