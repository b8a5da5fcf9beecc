import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { amountsFor, fillUnsearched } from '#bench/fill.ts';
import { fillComments } from '#bench/fill-comments.ts';
import { explain, vacuumFully } from '#tests/support/explain.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { commentPage, placeBeforePage } from './comments.queries.ts';

let app: TestApp;
let busiest: number;
beforeAll(async () => {
  app = await startTestApp();
  // A separate connection, because this exceeds the query timeout of the pool.
  const client = new pg.Client(app.databaseUrl);
  await client.connect();
  await fillUnsearched(client, amountsFor(2000));
  ({ busiest } = await fillComments(client, 60_000));
  // PostgreSQL always scans an empty table sequentially.
  await client.query(
    `insert into comment_mentions (comment_id, user_id, name)
     select id, user_id, 'Asha Rao' from comments where id % 3 = 0`,
  );
  await client.query('vacuum analyze comment_mentions');
  await vacuumFully(client, 'comments');
  await client.end();
});
afterAll(() => app.stop());

const mostBuffers = 100;

test.each([
  ['first', Number.MAX_SAFE_INTEGER],
  ['1,000th', 20_000],
])('the %s page of 30,000 comments costs no more than 100 buffers, along the index', async (_, before) => {
  for (const viewer of [null, 17]) {
    const plan = await explain(app, 'comments.page', commentPage, {
      designId: busiest,
      viewerId: viewer,
      before,
      limit: 11,
    });
    expect(plan.rows).toBe(11);
    expect(plan.scans).toContain('Index Scan comments_design_idx');
    expect(plan.scans.filter((scan) => scan.startsWith('Seq Scan'))).toEqual([]);
    expect(plan.buffers).toBeLessThanOrEqual(mostBuffers);
  }
});

test('the key of the thousandth page is read from the index alone', async () => {
  const plan = await explain(app, 'comments.place', placeBeforePage, {
    designId: busiest,
    viewerId: null,
    number: 9989,
  });
  expect(plan.rows).toBe(1);
  expect(plan.made).toContain('Index Only Scan comments_design_idx');
  expect(plan.made.filter((scan) => scan.includes('comments'))).toHaveLength(1);
  expect(plan.buffers).toBeLessThanOrEqual(mostBuffers);
});
