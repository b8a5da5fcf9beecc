import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beforeNewest } from '#server/platform/http/cursor.ts';
import { explain, vacuumFully } from '#tests/support/explain.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { openLargeWorkshop } from '#tests/support/people/large-workshop.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { movementsOfMaker } from './earnings.queries.ts';

let app: TestApp;
let maker: Actor;
beforeAll(async () => {
  app = await startTestApp();
  ({ maker } = await openLargeWorkshop(app, 5000));
  const client = new pg.Client(app.databaseUrl);
  await client.connect();
  await client.query(
    `insert into payments (order_id, purpose, status, expected_paise, captured_paise, receipt, razorpay_payment_id,
                           authorized_at, captured_at)
     select id, 'ADVANCE', 'CAPTURED', advance_paise, advance_paise, id || '-I', 'pay_' || id, confirmed_at, confirmed_at
       from orders`,
  );
  await vacuumFully(client, 'payments');
  await client.end();
}, 130_000);
afterAll(() => app.stop());

test('a page of movements is a walk along the index', async () => {
  const asked = {
    makerId: maker.id,
    from: new Date(0),
    to: new Date(Date.UTC(9999, 0, 1)),
    ...beforeNewest,
    limit: 31,
  };
  const { rows, buffers, scans } = await explain(
    app,
    'orders.earnings-movements',
    (executor) => movementsOfMaker(executor, asked),
    asked,
  );
  expect(rows).toBe(31);
  expect(scans.some((scan) => /^Seq Scan (orders|payments)$/.test(scan))).toBe(false);
  expect(buffers).toBeLessThanOrEqual(600);
});
