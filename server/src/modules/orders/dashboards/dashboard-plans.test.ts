import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { explain } from '#tests/support/explain.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { insertDesign } from '#tests/support/people/designs.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { salesByDay } from './dashboards.queries.ts';
import { exportOrders, listOrders, type Selection } from './list-orders.queries.ts';
import { loadDesignAnalytics, loadSalesDashboard } from './load-dashboards.ts';

/** All of one maker; as many again of others. */
const many = 100_000;

let app: TestApp;
let maker: Actor;
let designId = 0;
beforeAll(async () => {
  app = await startTestApp();
  maker = await app.actor({ name: 'Meher Ansari', role: 'KARKHANDAR' });
  const other = await app.actor({ name: 'Farida Khatri', role: 'DESIGNER' });
  designId = await insertDesign(app.services.db, { makerId: maker.id });
  const foreign = await insertDesign(app.services.db, { makerId: other.id });
  // Not from the pool, whose queries nobody may wait for as long as for this.
  const client = new pg.Client(app.databaseUrl);
  await client.connect();
  await client.query(
    `insert into users (email, password_hash, name)
     select 'buyer' || i || '@example.in', '', 'Buyer ' || i from generate_series(1, 5000) i`,
    [],
  );
  // Two years of orders, most delivered, some cancelled or waiting.
  await client.query(
    `insert into orders (buyer_id, maker_id, status, subtotal_paise, shipping_paise, tax_paise, total_paise,
                         advance_paise, final_paise, shipping_name, shipping_phone, shipping_address, shipping_city,
                         shipping_state, shipping_pincode, shipping_country, idempotency_key, request_hash,
                         created_at, updated_at, confirmed_at, measuring)
     select b.first + i % 5000, case when i % 2 = 0 then $1::bigint else $2::bigint end,
            case when i % 20 = 1 then 'CANCELLED' when i % 20 = 2 then 'CANCELLED' when i % 400 = 4 then 'CONFIRMED'
                 else 'DELIVERED' end,
            100000, 0, 8000, 108000, 43200, 64800, 'Asha Rao', '', '14, 3rd Cross', 'Bengaluru', 'Karnataka', '560003',
            'India', 'key' || i, '', at, at, at,
            case when i % 800 = 4 then 'SIZED' else 'MADE_TO_MEASURE' end
       from generate_series(1, 2 * $3::int) i,
            (select min(id) as first from users where email like 'buyer%') b,
            lateral (select now() - interval '730 days' * (1 - i::float / (2 * $3::int)) as at) moments
      order by i`,
    [maker.id, other.id, many],
  );
  await client.query(
    `insert into order_items (order_id, design_id, title, maker_name, price_paise, quantity)
     select id, case when maker_id = $1 then $2::bigint else $3::bigint end, 'Ajrakh stole', 'Meher Ansari', 100000, 1
       from orders order by id`,
    [maker.id, designId, foreign],
  );
  await client.query('vacuum analyze');
  await client.end();
}, 180_000);
afterAll(() => app.stop());

const whole = {
  side: 'sales',
  words: '',
  number: null,
  status: null,
  designId: null,
  oldestFirst: false,
  after: null,
  limit: 51,
} as const;

function selection(more: Partial<Selection>): Selection {
  return { ...whole, viewerId: maker.id, ...more };
}

const farthest = Number.MAX_SAFE_INTEGER;
/** Fifty orders, each with its buyer, their photo and its items. */
const mostForPage = 1000;

test.each([
  ['newest', 'orders.list.sales.newest', {}],
  ['with a status', 'orders.list.sales.newest.status', { status: 'CONFIRMED' }],
  ['waiting', 'orders.list.sales.newest.waiting', { status: 'WAITING' }],
] as const)('a page of sales (%s) is a walk along an index among 100,000 orders', async (_, name, more) => {
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

test('sixty days of sales are read from the index alone', async () => {
  const { scans, buffers } = await explain(
    app,
    'orders.sales-by-day',
    (executor) => salesByDay(executor, [maker.id, new Date(Date.now() - 60 * 86_400_000)]),
    [maker.id, new Date(Date.now() - 60 * 86_400_000)],
  );
  expect(scans).toContain('Index Only Scan orders_sold_idx');
  expect(buffers).toBeLessThanOrEqual(400);
});

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 4; round++) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return Math.min(...times);
}

test('a workshop with 100,000 orders gets its figures, its lists and its searches without waiting', async () => {
  const { db } = app.services;
  const took = {
    dashboard: await milliseconds(() => loadSalesDashboard(app.services, maker.id)),
    list: await milliseconds(() => listOrders(db, selection({}))),
    found: await milliseconds(() => listOrders(db, selection({ words: 'buyer 17' }))),
    nothing: await milliseconds(() => listOrders(db, selection({ words: 'nobody at all' }))),
    batch: await milliseconds(() => exportOrders(db, selection({ limit: 500, after: 150_000 }))),
    analytics: await milliseconds(() => loadDesignAnalytics(app.services, designId, maker.id)),
  };
  // Generous, for a busy machine: what walks where it should jump takes seconds.
  expect(took.dashboard).toBeLessThan(250);
  expect(took.list).toBeLessThan(100);
  expect(took.found).toBeLessThan(400);
  expect(took.nothing).toBeLessThan(1500);
  expect(took.batch).toBeLessThan(400);
  expect(took.analytics).toBeLessThan(1500);
}, 60_000);
