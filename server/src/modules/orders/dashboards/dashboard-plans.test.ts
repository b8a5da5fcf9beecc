import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { explain, vacuumFully } from '#tests/support/explain.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { openLargeWorkshop } from '#tests/support/people/large-workshop.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { indexWords } from '../search/index-orders.ts';
import { sumDays } from '../sums/sum-days.ts';
import { designSalesByDay, designTotals, salesByDay } from './dashboards.queries.ts';
import { listOrders, type Selection } from './list-orders.queries.ts';

let app: TestApp;
let maker: Actor;
let designId: number;
beforeAll(async () => {
  app = await startTestApp();
  ({ maker, designId } = await openLargeWorkshop(app, 30_000));
  await sumDays(app.services);
  await indexWords(app.services);
  const client = new pg.Client(app.databaseUrl);
  await client.connect();
  for (const table of ['maker_days', 'design_days', 'changed_days', 'summed_makers', 'order_words'])
    await vacuumFully(client, table);
  await client.end();
}, 130_000);
afterAll(() => app.stop());

const whole = {
  side: 'sales',
  words: '',
  number: null,
  status: null,
  designId: null,
  oldestFirst: false,
  locale: 'hi',
  after: null,
  limit: 51,
} as const;

function selection(more: Partial<Selection>): Selection {
  return { ...whole, viewerId: maker.id, ...more };
}

const farthest = Number.MAX_SAFE_INTEGER;
/** Fifty orders, each with its buyer, their photo, its items and their designs. */
const mostForPage = 1200;

test.each([
  ['newest', 'orders.list.sales.newest', {}],
  ['with a status', 'orders.list.sales.newest.status', { status: 'CONFIRMED' }],
  ['waiting', 'orders.list.sales.newest.waiting', { status: 'WAITING' }],
] as const)('a page of sales (%s) is a walk along an index among 30,000 orders', async (_, name, more) => {
  const { rows, buffers, scans } = await explain(
    app,
    name,
    (executor) => listOrders(executor, selection(more)),
    { viewerId: maker.id, after: farthest, limit: 51, ...more },
  );
  expect(rows).toBe(51);
  expect(scans.filter((scan) => scan.startsWith('Seq Scan o'))).toEqual([]);
  expect(buffers).toBeLessThanOrEqual(mostForPage);
});

const sixtyDaysAgo = new Date(Date.now() - 60 * 86_400_000);

test('sixty days of sales are read from sums, and from the orders of today', async () => {
  const { scans, buffers, rows } = await explain(
    app,
    'orders.sales-by-day',
    (executor) => salesByDay(executor, [maker.id, sixtyDaysAgo]),
    [maker.id, sixtyDaysAgo],
  );
  expect(rows).toBeGreaterThanOrEqual(60);
  expect(scans).toContain('Index Scan maker_days_maker_id_day_pk');
  // 150 orders of today and yesterday at most, each asked for what went back of it, beside sixty sums.
  expect(buffers).toBeLessThanOrEqual(400);
});

test('two years of a design that sold 30,000 times are read from sums', async () => {
  const totals = await explain(
    app,
    'orders.design-totals',
    (executor) => designTotals(executor, [designId]),
    [designId],
  );
  const byDay = await explain(
    app,
    'orders.design-sales-by-day',
    (executor) => designSalesByDay(executor, [designId, sixtyDaysAgo]),
    [designId, sixtyDaysAgo],
  );
  expect(byDay.rows).toBeGreaterThanOrEqual(60);
  expect(totals.buffers).toBeLessThanOrEqual(3000);
  expect(byDay.buffers).toBeLessThanOrEqual(1500);
});

test('the orders of a design are a walk along its index', async () => {
  const asked = { viewerId: maker.id, after: farthest, limit: 51, designId };
  const { rows, buffers } = await explain(
    app,
    'orders.list.sales.newest.design',
    (executor) => listOrders(executor, selection({ designId })),
    asked,
  );
  expect(rows).toBe(51);
  expect(buffers).toBeLessThanOrEqual(mostForPage);
});

/** Of all the maker's orders, whatever they are read by. */
async function countedWith(words: string): Promise<number[]> {
  const { rows } = await app.services.db.$client.query<{ id: number }>(
    `select o.id from orders o join users u on u.id = o.buyer_id join order_items i on i.order_id = o.id
      where o.maker_id = $1 and not (o.status = 'CANCELLED' and o.confirmed_at is null)
        and (position($2 in lower(u.name)) > 0 or position($2 in lower(i.title)) > 0
          or position($2 in 'tb-' || to_char(o.created_at at time zone 'Asia/Kolkata', 'YYYY') || '-' || lpad(o.id::text, 6, '0')) > 0)
      order by o.id desc limit 51`,
    [maker.id, words],
  );
  return rows.map(({ id }) => id);
}

test.each([
  ['a part of a number', '0017'],
  ['a number that none has', '99999'],
  ['a rare name', 'buyer 417'],
  ['a title', 'ajrakh stole'],
  ['what nothing has', 'xylophone'],
  ['what would be a wildcard', '1%7'],
])('%s is found among 30,000 orders as if each had been looked at', async (_, words) => {
  const found = await listOrders(app.services.db, selection({ words }));
  expect(found.map(({ id }) => id)).toEqual(await countedWith(words));
});

test.each(['0017', 'xylophone', 'buyer 4171'])(
  '%s is found along the index of words of this maker',
  async (words) => {
    const asked = { viewerId: maker.id, after: farthest, limit: 51, words, pattern: `%${words}%` };
    const near = await explain(
      app,
      `orders.list.sales.newest.near.${/\d/.test(words) ? 'part-of-number' : 'words'}`,
      (executor) => listOrders(executor, selection({ words })),
      asked,
    );
    const found = await explain(
      app,
      'orders.list.sales.newest.found',
      (executor) => listOrders(executor, selection({ words })),
      asked,
    );
    expect(found.made).toContain('Bitmap Index Scan order_words_sold_idx');
    // The nearest five hundred, with buyer and items.
    expect(near.buffers).toBeLessThanOrEqual(5000);
    expect(found.buffers).toBeLessThanOrEqual(4000);
  },
);

test('orders are found by the new name of somebody who has taken one', async () => {
  const { rows } = await app.services.db.$client.query<{ id: number }>(
    `update users set name = 'Qamar Zaidi' where id = (select buyer_id from orders where maker_id = $1 order by id limit 1) returning id`,
    [maker.id],
  );
  await indexWords(app.services);
  const found = await listOrders(app.services.db, selection({ words: 'qamar' }));
  expect(found.length).toBeGreaterThan(0);
  expect(new Set(found.map(({ personId }) => personId))).toEqual(new Set([rows[0]?.id]));
  expect((await app.services.db.$client.query('select from renamed_people')).rows).toEqual([]);
});
