import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getListOfUsersByRole } from '#contracts/discovery/explore.contract.ts';
import { viewPublicProfile } from '#contracts/discovery/public-profile.contract.ts';
import { updateProfile } from '#contracts/profiles/profiles.contract.ts';
import { fillPlaces } from '#server/modules/profiles/fill-places.ts';
import { saveProfile } from '#server/modules/profiles/profiles.queries.ts';
import { profiles } from '#server/modules/profiles/profiles.tables.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';

let app: TestApp;
const makers = new Map<string, Actor>();

/** Makers, each in a different town. */
const towns = [
  { name: 'Surat Maker', pincode: '395003', city: 'Surat' },
  { name: 'Navsari Maker', pincode: '396445', city: 'Navsari' },
  { name: 'Bharuch Maker', pincode: '392001', city: 'Bharuch' },
  { name: 'Vadodara Maker', pincode: '390001', city: 'Vadodara' },
  { name: 'Pune Maker', pincode: '411001', city: 'Pune' },
] as const;

beforeAll(async () => {
  app = await startTestApp();
  for (const { name, pincode, city } of towns) {
    const maker = await app.actor({ name, role: 'MASTER' });
    await saveProfile(app.services.db, maker.id, { pincode, city, state: 'Gujarat', country: 'India' });
    makers.set(name, maker);
  }
  await app.actor({ name: 'Nowhere Maker', role: 'MASTER' });
});
afterAll(() => app.stop());

interface Asked {
  pin: string;
  within?: 5 | 10 | 25 | 50 | 100;
  role?: 'MASTER' | 'VENDOR' | 'ARTIST' | 'USER';
  q?: string;
  page?: number;
  cursor?: string;
}

async function near(query: Asked) {
  const { status, body } = await app.visitor.call(getListOfUsersByRole, { query });
  expect(status).toBe(200);
  return body.data;
}

async function namesNear(query: Asked) {
  return (await near(query)).users.map(({ name, distanceKm }) => [name, distanceKm]);
}

test('makers near a PIN code come nearest first, with the distance between their towns', async () => {
  expect(await namesNear({ pin: '395003', within: 100, role: 'MASTER' })).toEqual([
    ['Surat Maker', 0],
    ['Navsari Maker', 27],
    ['Bharuch Maker', 62],
  ]);
  expect(await near({ pin: '395003', within: 100, role: 'MASTER' })).toMatchObject({
    totalUsers: 3,
    totalPages: 1,
    near: { city: 'Surat', state: 'Gujarat' },
  });
});

test.each([
  [5, 1],
  [25, 1],
  [50, 2],
  [100, 3],
] as const)('within %i kilometres of Surat there are %i', async (within, people) => {
  expect((await near({ pin: '395003', within, role: 'MASTER' })).totalUsers).toBe(people);
});

test('without a radius it is 25 kilometres, and a gap in the PIN code does not matter', async () => {
  expect(await namesNear({ pin: '396 445', role: 'MASTER' })).toEqual([['Navsari Maker', 0]]);
});

test('without a PIN code no card tells a distance', async () => {
  const { body } = await app.visitor.call(getListOfUsersByRole, { query: { role: 'MASTER' } });
  expect(body.data.near).toBeNull();
  expect(body.data.users.map(({ distanceKm }) => distanceKm)).toEqual(Array(6).fill(null));
});

test('role and words narrow those who are near', async () => {
  expect(await namesNear({ pin: '395003', within: 100, q: 'navsari' })).toEqual([['Navsari Maker', 27]]);
  expect((await near({ pin: '395003', within: 100, role: 'VENDOR' })).totalUsers).toBe(0);
  expect((await near({ pin: '411001', q: 'navsari' })).totalUsers).toBe(0);
});

test('a page ends in a cursor, and neither repeats nor leaves out anybody, also among those at one distance', async () => {
  const artists: number[] = [];
  for (let n = 0; n < 26; n++) {
    const artist = await app.actor({ name: `Artist ${n}`, role: 'ARTIST' });
    const pincode = n < 20 ? '226001' : '225001';
    await saveProfile(app.services.db, artist.id, { pincode, country: 'India' });
    artists.push(artist.id);
  }
  const expected = [...artists.slice(0, 20).reverse(), ...artists.slice(20).reverse()];
  const read: number[] = [];
  let cursor: string | undefined;
  do {
    const page = await near({
      pin: '226010',
      within: 50,
      role: 'ARTIST',
      ...(cursor === undefined ? {} : { cursor }),
    });
    expect(page).toMatchObject({ totalUsers: 26, totalPages: 3 });
    read.push(...page.users.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(read).toEqual(expected);
  const second = await near({ pin: '226010', within: 50, role: 'ARTIST', page: 2 });
  expect(second.users.map(({ id }) => id)).toEqual(expected.slice(12, 24));
});

test('a shopper is near nobody: the directory lists makers alone', async () => {
  const shopper = await app.actor({ name: 'Only Buys' });
  await saveProfile(app.services.db, shopper.id, { pincode: '744101', country: 'India' });
  expect((await near({ pin: '744101', within: 100 })).totalUsers).toBe(0);
});

test('a PIN code that could not be is refused with a sentence, one that nobody knows finds nobody', async () => {
  for (const pin of ['12', '012345', 'surat', '']) {
    const { status, body } = await app.visitor.call(getListOfUsersByRole, { query: { pin } });
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('A PIN code has 6 digits')]);
  }
  expect(await near({ pin: '900056' })).toMatchObject({ near: null, users: [], totalUsers: 0 });
  const { status } = await app.visitor.call(getListOfUsersByRole, {
    query: { pin: '395003', within: 7 as 5 },
  });
  expect(status).toBe(400);
});

test('where somebody lives never leaves the server: no degrees, no PIN code, and all of a town lie in one place', async () => {
  const maker = makers.get('Surat Maker');
  if (!maker) throw new Error('There is no maker');
  const [row] = await app.services.db.select().from(profiles).where(eq(profiles.userId, maker.id));
  expect([row?.latitude, row?.longitude]).toEqual([21.17, 72.83]);
  const told = [
    await near({ pin: '396445', within: 50 }),
    (await app.visitor.call(viewPublicProfile, { params: { userId: maker.id } })).body,
  ];
  for (const secret of ['latitude', 'longitude', '21.17', '72.83', '395003']) {
    expect(JSON.stringify(told)).not.toContain(secret);
  }
  // Asking from every PIN code of a town reveals no more than asking from one.
  const distances = await Promise.all(
    ['396445', '396450', '396436'].map(async (pin) => (await near({ pin, within: 50 })).users),
  );
  const ofMaker = distances.map((users) => users.find(({ id }) => id === maker.id)?.distanceKm);
  expect(ofMaker).toEqual([27, 27, 27]);
});

test('whoever moves is near their new PIN code, and nowhere once it is abroad', async () => {
  const maker = await app.actor({ name: 'Moving Maker', role: 'VENDOR' });
  const live = (pincode: string, country: string) =>
    maker.call(updateProfile, {
      body: {
        ...{
          name: 'Moving Maker',
          email: maker.email,
          phone: '+91 98450 21137',
          address: '1 Loom Lane',
          city: 'Town',
          state: 'State',
        },
        ...{ pincode, country, profession: 'Weaver', numberOfEmployees: '', bio: '', googleMapLink: '' },
      },
    });
  expect((await live('302001', 'India')).status).toBe(200);
  expect(await namesNear({ pin: '302001', role: 'VENDOR' })).toEqual([['Moving Maker', 0]]);
  expect((await live('342001', 'India')).status).toBe(200);
  expect(await namesNear({ pin: '302001', role: 'VENDOR' })).toEqual([]);
  expect(await namesNear({ pin: '342001', role: 'VENDOR' })).toEqual([['Moving Maker', 0]]);
  expect((await live('34200', 'Nepal')).status).toBe(200);
  expect(await namesNear({ pin: '342001', role: 'VENDOR' })).toEqual([]);
});

test('a PIN code written before its place was known is placed later, as often as one likes', async () => {
  const maker = await app.actor({ name: 'Older Maker', role: 'VENDOR' });
  await app.services.db.execute(
    sql`insert into profiles (user_id, pincode, country) values (${maker.id}, '751001', 'India')`,
  );
  expect(await namesNear({ pin: '751001' })).toEqual([]);
  await fillPlaces(app.services);
  await fillPlaces(app.services);
  expect(await namesNear({ pin: '751001' })).toEqual([['Older Maker', 0]]);
});
