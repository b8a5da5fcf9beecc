import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { explain, explainBuilt, vacuumFully } from '#tests/support/explain.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { openLargeWorkshop } from '#tests/support/people/large-workshop.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { renameInOrders } from '../search/rename-in-orders.ts';
import { salesByDay } from './dashboards.queries.ts';
import { listOrders, type Selection } from './list-orders.queries.ts';

let app: TestApp;
let maker: Actor;
let designId: number;
beforeAll(async () => {
  app = await startTestApp();
  ({ maker, designId } = await openLargeWorkshop(app, 30_000));
  const client = new pg.Client(app.databaseUrl);
  await client.connect();
  await vacuumFully(client, 'order_words');
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

const planOf = (more: Partial<Selection>) =>
  explainBuilt(app, (executor) => listOrders(executor, selection(more)));

/** The buffers for fifty orders, each with its buyer and their photo. */
const mostForPage = 1000;

test.each([
  ['newest', () => ({})],
  ['oldest', () => ({ oldestFirst: true })],
  ['with a status', () => ({ status: 'CONFIRMED' as const })],
  ['waiting', () => ({ status: 'WAITING' as const })],
  ['of a design', () => ({ designId })],
])('a page of sales (%s) is a walk along an index among 30,000 orders', async (_, more) => {
  const { rows, buffers, scans } = await planOf(more());
  expect(rows).toBe(51);
  expect(scans).not.toContain('Seq Scan orders');
  expect(buffers).toBeLessThanOrEqual(mostForPage);
});

test('sixty days of sales are a stretch of an index', async () => {
  const asked: [number, Date] = [maker.id, new Date(Date.now() - 60 * 86_400_000)];
  const { scans, rows } = await explain(
    app,
    'orders.sales-by-day',
    (executor) => salesByDay(executor, asked),
    asked,
  );
  expect(rows).toBeGreaterThanOrEqual(60);
  expect(scans).toContain('Index Only Scan orders_sold_idx');
});

/** The expected ids, from a plain search of all the maker's orders. */
async function countedWith(words: string): Promise<number[]> {
  const { rows } = await app.services.db.$client.query<{ id: number }>(
    `select o.id from orders o join users u on u.id = o.buyer_id join order_items i on i.order_id = o.id
      where o.maker_id = $1 and not (o.status = 'CANCELLED' and o.confirmed_at is null)
        and (position($2 in lower(u.name)) > 0 or position($2 in lower(i.title)) > 0
          or position($2 in to_char(o.created_at at time zone 'Asia/Kolkata', 'YYYY') || '-' || lpad(o.id::text, 6, '0')) > 0)
      order by o.id desc limit 51`,
    [maker.id, words],
  );
  return rows.map(({ id }) => id);
}

test.each([
  ['a part of a number', '0017'],
  ['a number that none has', '99999'],
  ['a rare name', 'buyer 4171'],
  ['a title', 'ajrakh stole'],
  ['what nothing has', 'xylophone'],
  ['what would be a wildcard', '1%7'],
])('%s is found among 30,000 orders as if each had been looked at, along an index', async (_, words) => {
  const found = await listOrders(app.services.db, selection({ words }));
  expect(found.map(({ id }) => id)).toEqual(await countedWith(words));
  const { buffers, scans } = await planOf({ words });
  expect(scans.filter((scan) => /^Seq Scan order/.test(scan))).toEqual([]);
  expect(buffers).toBeLessThanOrEqual(4000);
});

test('orders are found by the new name of a buyer who has taken one', async () => {
  const { rows } = await app.services.db.$client.query<{ id: number }>(
    `update users set name = 'Qamar Zaidi' where id = (select buyer_id from orders where maker_id = $1 order by id limit 1) returning id`,
    [maker.id],
  );
  await renameInOrders(app.services);
  const found = await listOrders(app.services.db, selection({ words: 'qamar' }));
  expect(found.length).toBeGreaterThan(0);
  expect(new Set(found.map(({ personId }) => personId))).toEqual(new Set([rows[0]?.id]));
  expect((await app.services.db.$client.query('select from renamed_people')).rows).toEqual([]);
});
