import { afterAll, beforeAll, expect, test } from 'vitest';
import { amountsFor, fill } from '#bench/fill.ts';
import { explain } from '#tests/support/explain.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
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
} from './creators.queries.ts';

let app: TestApp;
let maker = 0;
beforeAll(async () => {
  app = await startTestApp();
  const client = await app.services.db.$client.connect();
  // As many shoppers as ten times the makers, so that a role is a part of the whole.
  await fill(client, amountsFor(20_000));
  await client.query(
    `insert into users (email, password_hash, name)
     select 'shopper' || i || '@example.in', '', 'Shopper ' || i from generate_series(1, 10000) i`,
  );
  // An empty table is read whole, whatever its indexes.
  await client.query(
    'insert into blocks (blocker_id, blocked_id) select id, id + 1 from users order by id limit 5000',
  );
  await client.query(
    'insert into maker_ratings (maker_id, review_count, rating_sum) select id, 4, 18 from users',
  );
  await client.query('vacuum analyze');
  const { rows } = await client.query<{ id: number }>(
    'select maker_id as id from designs group by maker_id order by count(*) desc, maker_id limit 1',
  );
  maker = rows[0]?.id ?? 0;
  client.release();
}, 180_000);
afterAll(() => app.stop());

async function cursorAt(depth: number): Promise<{ standing: number; id: number }> {
  if (depth === 0) return { standing: 32_767, id: Number.MAX_SAFE_INTEGER };
  const { rows } = await app.services.db.$client.query<{ standing: number; id: number }>(
    `select standing, user_id as id from creators where role <> 'ADMIN'
      order by standing desc, user_id desc offset $1 limit 1`,
    [depth],
  );
  return { standing: rows[0]?.standing ?? 0, id: rows[0]?.id ?? 0 };
}

/** A card is an account, a profile, a count and three designs with their first pictures. */
const mostForPage = 260;

test.each([0, 400, 900])(
  'a page of the directory %i places deep walks an index, whatever lies before it',
  async (depth) => {
    const cursor = await cursorAt(depth);
    for (const [name, statement, values] of [
      ['creators.page', creatorsPage, { viewerId: 17, ...cursor }],
      ['creators.page-of-role', creatorsPageOfRole, { viewerId: null, ...cursor, role: 'DESIGNER' }],
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
    ['creators.places', creatorPlaces, []],
    ['creators.places-of-role', creatorPlacesOfRole, ['DESIGNER']],
  ] as const) {
    const { buffers, scans } = await explain(app, name, statement, values);
    expect(scans.every((scan) => scan.startsWith('Index Only Scan creators_'))).toBe(true);
    expect(buffers, name).toBeLessThanOrEqual(100);
  }
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
