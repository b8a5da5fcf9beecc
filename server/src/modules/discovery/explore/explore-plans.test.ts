import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillUnsearched } from '#bench/fill.ts';
import { creatorsPageSize, getListOfUsersByRole } from '#contracts/discovery/explore.contract.ts';
import { explain } from '#tests/support/explain.ts';
import { fillDatabase } from '#tests/support/fill-database.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { boxAround } from '../near/box-around.ts';
import { creatorsNear } from '../near/near-creators.queries.ts';
import {
  followersPage,
  followingPage,
  portfolioPage,
  publicProfile,
} from '../public-profiles/public-profiles.queries.ts';
import {
  creatorPlaces,
  creatorPlacesOfRole,
  creatorsById,
  creatorsPage,
  creatorsPageOfRole,
  lowestRanking,
  type OnTimePlace,
  punctualPage,
  punctualPageOfRole,
  punctualPlaces,
  punctualPlacesOfRole,
} from './creators.queries.ts';

let app: TestApp;
let maker = 0;
beforeAll(async () => {
  app = await startTestApp();
  // A separate connection, because this exceeds the query timeout of the pool.
  const client = new pg.Client(app.databaseUrl);
  await client.connect();
  // Ten times as many shoppers as makers, so that a role is a fraction of all people.
  await fillUnsearched(client, { designs: 5000, makers: 1000 });
  await client.query(
    `insert into users (email, password_hash, name)
     select 'shopper' || i || '@example.in', '', 'Shopper ' || i from generate_series(1, 10000) i`,
  );
  // PostgreSQL always scans an empty table sequentially.
  await client.query(
    'insert into blocks (blocker_id, blocked_id) select id, id + 1 from users order by id limit 5000',
  );
  await client.query(
    'insert into mutes (muter_id, muted_id) select id, id + 1 from users order by id limit 5000',
  );
  // A quarter of the makers have the figure.
  await client.query(
    `insert into trust_figures (maker_id, figure, amount, count, from_day, to_day, computed_at)
     select user_id, 'ON_TIME', 60 + user_id % 41, 100, date '2025-11-29', date '2026-11-28', now()
       from creators where ranking >= 1000 and user_id % 4 = 0`,
  );
  await client.query("insert into shops (user_id, about) select id, 'Katan silk.' from users");
  await client.query(
    'insert into maker_ratings (maker_id, review_count, rating_sum) select id, 4, 18 from users',
  );
  await client.query('vacuum analyze');
  const { rows } = await client.query<{ id: number }>(
    'select maker_id as id from designs group by maker_id order by count(*) desc, maker_id limit 1',
  );
  maker = rows[0]?.id ?? 0;
  await client.end();
}, 180_000);
afterAll(() => app.stop());

async function cursorAt(depth: number, by = 'ranking desc, user_id desc'): Promise<OnTimePlace> {
  if (depth === 0) return { onTime: 101, ranking: 32_767, id: Number.MAX_SAFE_INTEGER };
  const { rows } = await app.services.db.$client.query<OnTimePlace>(
    `select on_time as "onTime", ranking, user_id as id from creators where role <> 'ADMIN'
      order by ${by} offset $1 limit 1`,
    [depth],
  );
  if (!rows[0]) throw new Error('The directory is not that deep');
  return rows[0];
}

/** A card reads an account, a profile, a count and three designs with their first pictures. */
const mostForPage = 260;

test.each([0, 400, 900])(
  'a page of the directory %i places deep walks an index, whatever lies before it',
  async (depth) => {
    const cursor = await cursorAt(depth);
    const punctual = await cursorAt(depth, 'on_time desc, ranking desc, user_id desc');
    for (const [name, statement, values] of [
      ['creators.page', creatorsPage, { viewerId: 17, ...cursor }],
      ['creators.page-of-role', creatorsPageOfRole, { viewerId: null, ...cursor, role: 'DESIGNER' }],
      ['creators.punctual', punctualPage, { viewerId: 17, ...punctual }],
      ['creators.punctual-of-role', punctualPageOfRole, { viewerId: null, ...punctual, role: 'DESIGNER' }],
    ] as const) {
      const { rows, buffers, scans } = await explain(app, name, statement, values);
      expect(rows).toBe(13);
      expect(scans.filter((scan) => scan.startsWith('Seq Scan'))).toEqual([]);
      expect(scans).toContain('Index Scan designs_of_maker_idx');
      expect(buffers, `${name} at ${depth}`).toBeLessThanOrEqual(mostForPage);
    }
  },
);

test('the creators that a search has found are read by their keys', async () => {
  const { rows } = await app.services.db.$client.query<{ id: number }>('select id from users limit 12');
  const list = rows.map(({ id }) => id);
  const { buffers, scans } = await explain(app, 'creators.by-id', creatorsById, [null, list]);
  expect(scans.filter((scan) => scan.startsWith('Seq Scan'))).toEqual([]);
  expect(buffers).toBeLessThanOrEqual(mostForPage);
});

test('the places of a thousand pages are read from the index alone', async () => {
  for (const [name, statement, values] of [
    ['creators.places', creatorPlaces, [11_988]],
    ['creators.places-of-role', creatorPlacesOfRole, [11_988, 'DESIGNER']],
    ['creators.punctual-places', punctualPlaces, [11_988]],
    ['creators.punctual-places-of-role', punctualPlacesOfRole, [11_988, 'DESIGNER']],
  ] as const) {
    const { buffers, scans } = await explain(app, name, statement, values);
    expect(scans.every((scan) => scan.startsWith('Index Only Scan creators_'))).toBe(true);
    expect(buffers, name).toBeLessThanOrEqual(100);
  }
});

test('pages by number follow one another, also where they were counted off to another depth', async () => {
  const read: number[] = [];
  for (let page = 1; page <= 12; page++) {
    const { body } = await app.visitor.call(getListOfUsersByRole, { query: { page } });
    read.push(...body.data.users.map(({ id }) => id));
  }
  const { rows } = await app.services.db.$client.query<{ id: number }>(
    `select user_id as id from creators where role <> 'ADMIN' and ranking >= $1
      order by ranking desc, user_id desc limit $2`,
    [lowestRanking, read.length],
  );
  expect(read).toHaveLength(12 * creatorsPageSize);
  expect(read).toEqual(rows.map(({ id }) => id));
});

test('a profile, its designs and its followers are each read along an index', async () => {
  const after = { micros: 4_000_000_000_000_000, id: Number.MAX_SAFE_INTEGER, viewerId: 17 };
  for (const [name, statement, values, most] of [
    ['profiles.public', publicProfile, [maker, 17], 30],
    ['profiles.portfolio', portfolioPage, { makerId: maker, ...after }, 100],
    ['profiles.followers', followersPage, { userId: maker, ...after }, 200],
    ['profiles.following', followingPage, { userId: maker, ...after }, 200],
  ] as const) {
    const { rows, buffers, scans } = await explain(app, name, statement, values);
    expect(rows, name).toBeGreaterThan(0);
    expect(scans.filter((scan) => scan.startsWith('Seq Scan'))).toEqual([]);
    expect(buffers, name).toBeLessThanOrEqual(most);
  }
});

test('a page of those who are near reads the makers of its box and no others', async () => {
  // A quarter of them in and around Varanasi, the rest in Bengaluru and Hyderabad.
  await fillDatabase(
    app,
    `update creators set
       latitude = (array[25.32, 25.14, 12.97, 17.39])[case user_id % 8 when 0 then 1 when 1 then 2 else 3 + user_id % 2 end],
       longitude = (array[82.99, 82.57, 77.59, 78.49])[case user_id % 8 when 0 then 1 when 1 then 2 else 3 + user_id % 2 end]`,
  );
  const circle = {
    latitude: 25.32,
    longitude: 82.99,
    within: 100,
    ...boxAround({ latitude: 25.32, longitude: 82.99 }, 100),
  };
  const asked = { viewerId: 17, role: null, found: null, skip: 0, byOnTime: true };
  const nearest = { late: 0, distanceKm: 0, ranking: 32_767, id: Number.MAX_SAFE_INTEGER };
  const { rows, buffers, scans } = await explain(app, 'creators.near', creatorsNear, {
    ...circle,
    ...asked,
    ...nearest,
  });
  expect(rows).toBe(13);
  expect(scans.filter((scan) => scan.startsWith('Seq Scan'))).toEqual([]);
  expect(scans).toContain('Index Only Scan creators_place_idx');
  // About 2,750 people are within the box: reading a row for each would take thousands of pages.
  expect(buffers).toBeLessThanOrEqual(mostForPage + 200);
});
