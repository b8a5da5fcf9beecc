import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { amountsFor, fillUnsearched } from '#bench/fill.ts';
import { fillReviews } from '#bench/fill-reviews.ts';
import { explain, vacuumFully } from '#tests/support/explain.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { helpfulPage, makerReviewPage, reviewedDesigns, reviewPage } from './lists/reviews-lists.queries.ts';
import { reviewedDesign } from './reviews.queries.ts';

let app: TestApp;
let busiest: number;
let maker: number;
let middle: number;
beforeAll(async () => {
  app = await startTestApp();
  // A separate connection, because queries of the pool have a shorter timeout.
  const client = new pg.Client(app.databaseUrl);
  await client.connect();
  await fillUnsearched(client, amountsFor(2000));
  ({ busiest, maker } = await fillReviews(client, 20_000));
  await vacuumFully(client, 'reviews');
  const { rows } = await client.query('select (min(id) + max(id)) / 2 as middle from reviews');
  middle = rows[0].middle;
  await client.end();
});
afterAll(() => app?.stop());

const mostBuffers = 100;
const every = [1, 2, 3, 4, 5];
const both = [true, false];
const withPhotos = [true];
const end = Number.MAX_SAFE_INTEGER;

test.each([
  ['newest, all', every, both, 0],
  ['highest first', every, both, -1],
  ['lowest first', every, both, 1],
  ['one star, newest', [1], both, 0],
  ['with photos, lowest first', every, withPhotos, 1],
  ['three stars with photos', [3], withPhotos, 0],
])('a page of 10,000 reviews costs no more than 100 buffers: %s', async (_, ratings, pictured, rank) => {
  for (const [cursorRank, id] of [
    [-100, end],
    [rank * 3, middle],
  ] as const) {
    const plan = await explain(app, 'reviews.page', reviewPage, {
      designId: busiest,
      viewerId: 17,
      verified: both,
      ratings,
      pictured,
      rank,
      cursorRank,
      cursorId: id,
      skipped: 0,
      wanted: 6,
    });
    expect(plan.rows).toBe(6);
    expect(plan.scans).toContain('Index Only Scan reviews_page_idx');
    expect(plan.scans.filter((scan) => scan.startsWith('Seq Scan'))).toEqual([]);
    expect(plan.buffers).toBeLessThanOrEqual(mostBuffers);
  }
});

test.each([
  ['all', every, both],
  ['one star', [1], both],
  ['with photos', every, withPhotos],
])('the most helpful of 10,000 reviews cost no more than 100 buffers: %s', async (_, ratings, pictured) => {
  for (const [count, id] of [
    [2_147_483_647, end],
    [20, middle],
  ] as const) {
    const values = {
      designId: busiest,
      viewerId: 17,
      verified: both,
      ratings,
      pictured,
      helpfulCount: count,
      id,
      skipped: 0,
      wanted: 6,
    };
    const plan = await explain(app, 'reviews.helpful-page', helpfulPage, values);
    expect(plan.rows).toBe(6);
    expect(plan.scans).toContain('Index Only Scan reviews_helpful_idx');
    expect(plan.scans.filter((scan) => scan.startsWith('Seq Scan'))).toEqual([]);
    expect(plan.buffers).toBeLessThanOrEqual(mostBuffers);
  }
});

test('what the reviews of a design come to is read from one row, whatever their number', async () => {
  const { rows, buffers, scans } = await explain(app, 'reviews.design', reviewedDesign, [busiest, 17]);
  expect(rows).toBe(1);
  expect(scans.filter((scan) => scan.startsWith('Seq Scan'))).toEqual([]);
  expect(buffers).toBeLessThanOrEqual(20);
});

test('what people say about a maker is read along its index', async () => {
  for (const before of [end, middle]) {
    const plan = await explain(app, 'reviews.of-maker', makerReviewPage, {
      makerId: maker,
      viewerId: 17,
      before,
      limit: 11,
    });
    expect(plan.rows).toBe(11);
    expect(plan.scans).toContain('Index Scan reviews_maker_idx');
    expect(plan.scans.filter((scan) => scan.startsWith('Seq Scan'))).toEqual([]);
    expect(plan.buffers).toBeLessThanOrEqual(200);
  }
});

test('one’s own reviewed designs with their ten latest reviews never read the other reviews', async () => {
  const plan = await explain(app, 'reviews.own-designs', reviewedDesigns, [maker, end, 1]);
  expect(plan.rows).toBe(1);
  expect(plan.scans).toContain('Index Only Scan reviews_page_idx');
  expect(plan.scans.filter((scan) => scan.startsWith('Seq Scan'))).toEqual([]);
  expect(plan.buffers).toBeLessThanOrEqual(200);
});
