import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  exportOrders,
  listOrders,
  type Selection,
} from '#server/modules/orders/dashboards/list-orders.queries.ts';
import {
  loadDesignAnalytics,
  loadSalesDashboard,
} from '#server/modules/orders/dashboards/load-dashboards.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { openLargeWorkshop } from '#tests/support/people/large-workshop.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';

let app: TestApp;
let maker: Actor;
let designId: number;
beforeAll(async () => {
  app = await startTestApp();
  ({ maker, designId } = await openLargeWorkshop(app, 100_000));
}, 180_000);
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
  // Generous limits for a busy machine; a scan instead of an index lookup takes seconds.
  expect(took.dashboard).toBeLessThan(250);
  expect(took.list).toBeLessThan(100);
  expect(took.found).toBeLessThan(200);
  expect(took.nothing).toBeLessThan(200);
  expect(took.batch).toBeLessThan(400);
  expect(took.analytics).toBeLessThan(1500);
});
