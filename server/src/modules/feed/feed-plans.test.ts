import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { amountsFor, fillUnsearched } from '#bench/fill.ts';
import { visibleDesign } from '#server/modules/designs/showing/design-details.queries.ts';
import { beforeNewest } from '#server/platform/http/cursor.ts';
import { explain, vacuumFully } from '#tests/support/explain.ts';
import { fillDatabase } from '#tests/support/fill-database.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { feedPageForMember, feedPageForVisitor, feedPageOfFollowed, lastPlaces } from './feed.queries.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  // A separate connection, because this exceeds the query timeout of the pool.
  const client = new pg.Client(app.databaseUrl);
  await client.connect();
  await fillUnsearched(client, amountsFor(20_000));
  // PostgreSQL always scans an empty table sequentially.
  await client.query(
    `insert into review_totals (design_id, maker_id, review_count, rating_sum, by_stars, pictured_by_stars)
     select id, maker_id, 1, 5, '{0,0,0,0,1}', '{0,0,0,0,0}' from designs`,
  );
  await client.query(
    'insert into maker_ratings (maker_id, review_count, rating_sum) select id, 4, 18 from users',
  );
  await client.query(
    `insert into addresses (user_id, label, full_address, city, state, pincode, is_default)
     select id, 'Home', '14, 3rd Cross', 'Bengaluru', 'Karnataka', '560003', true from users`,
  );
  await client.query("insert into shops (user_id, about) select id, 'Katan silk.' from users");
  await client.query(
    `insert into mutes (muter_id, muted_id)
     select one.id, other.id from users one join users other on other.id between one.id + 1 and one.id + 10`,
  );
  await client.query('vacuum analyze');
  await client.end();
});
afterAll(() => app.stop());

/** Creates a member who follows `count` makers. */
async function followSome(count: number): Promise<number> {
  const email = `follower-of-${count}@example.in`;
  await fillDatabase(
    app,
    `with follower as (insert into users (email, password_hash, name) values ('${email}', '', '') returning id)
     insert into follows (follower_id, maker_id)
     select follower.id, makers.id from follower,
       (select id from users where role = 'DESIGNER' order by hashint8(id) limit ${count}) makers`,
  );
  const { $client } = app.services.db;
  await vacuumFully($client, 'follows');
  const { rows } = await $client.query<{ id: number }>('select id from users where email = $1', [email]);
  return rows[0]?.id ?? 0;
}

async function cursorAt(depth: number): Promise<[number, number]> {
  const { rows } = await app.services.db.$client.query<{ micros: number; id: number }>(
    `select (extract(epoch from published_at) * 1000000)::bigint as micros, id from designs
      order by published_at desc, id desc offset $1 limit 1`,
    [depth],
  );
  return [rows[0]?.micros ?? 0, rows[0]?.id ?? 0];
}

const start: [number, number] = [beforeNewest.micros, beforeNewest.id];
const pageAfter = ([micros, afterId]: [number, number]) => ({ micros, afterId, locale: 'hi' });
const mostBuffers = 100;

test.each([
  ['first', 0],
  ['1,250th', 15_000],
])('the %s page costs a visitor and a member no more than 100 buffers, along the index', async (_, depth) => {
  const page = pageAfter(depth === 0 ? start : await cursorAt(depth));
  for (const [name, statement, values] of [
    ['feed.visitor', feedPageForVisitor, page],
    ['feed.member', feedPageForMember, { ...page, viewerId: 17 }],
  ] as const) {
    const { rows, buffers, scans } = await explain(app, name, statement, values);
    expect(rows).toBe(13);
    expect(scans).toContain('Index Scan designs_feed_idx');
    expect(scans.filter((scan) => scan.startsWith('Seq Scan'))).toEqual(['Seq Scan design_totals']);
    expect(buffers, `${name} at ${depth}`).toBeLessThanOrEqual(mostBuffers);
  }
});

test.each([3, 100, 500])(
  'a page of the designs of %i followed makers costs no more than 100 buffers, near the top and deep down',
  async (makers) => {
    const member = await followSome(makers);
    for (const cursor of [start, await cursorAt(5000)]) {
      const { rows, buffers, scans } = await explain(app, 'feed.following', feedPageOfFollowed, {
        ...pageAfter(cursor),
        viewerId: member,
      });
      expect(rows).toBe(12);
      expect(scans.filter((scan) => scan.startsWith('Seq Scan'))).toEqual(['Seq Scan design_totals']);
      expect(buffers, `${makers} makers`).toBeLessThanOrEqual(mostBuffers);
    }
  },
);

test('the places of a thousand pages are read from the index alone', async () => {
  const { rows, buffers, scans } = await explain(app, 'feed.places', lastPlaces, []);
  expect(rows).toBe(999);
  // The second index contains only closed accounts.
  expect(scans).toEqual(['Index Only Scan designs_feed_idx', 'Index Only Scan users_status_idx']);
  expect(buffers).toBeLessThanOrEqual(mostBuffers);
});

test('a design is found by its key, with its maker and the viewer’s marks', async () => {
  const { rows, buffers, scans } = await explain(app, 'designs.visible', visibleDesign, [12_345, 17, 'hi']);
  expect(rows).toBe(1);
  expect(scans.filter((scan) => scan.startsWith('Seq Scan'))).toEqual([]);
  expect(buffers).toBeLessThanOrEqual(31);
});
