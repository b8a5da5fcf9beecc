import { afterAll, beforeAll, expect, test } from 'vitest';
import { explain } from '#tests/support/explain.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { openLargeWorkshop } from '#tests/support/people/large-workshop.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { salesByDay } from './dashboards.queries.ts';
import { listOrders, type Selection } from './list-orders.queries.ts';

let app: TestApp;
let maker: Actor;
beforeAll(async () => {
  app = await startTestApp();
  ({ maker } = await openLargeWorkshop(app, 30_000));
}, 130_000);
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
