import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, istDayOf } from '#contracts/platform/ist-day.ts';
import { trustLimits } from '#contracts/trust/trust.rules.ts';
import { explain } from '#tests/support/explain.ts';
import { openLargeWorkshop } from '#tests/support/people/large-workshop.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { countAltered, countFitted } from './count-fit.queries.ts';
import { countRepeatBuyers } from './count-trust.queries.ts';
import { ordersToJudge } from './on-time.queries.ts';

/** Of two makers in two years, so as many are within the year that is counted. */
const sales = 2500;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await openLargeWorkshop(app, sales);
  const client = new pg.Client(app.databaseUrl);
  await client.connect();
  await client.query(
    `insert into order_history (order_id, actor, to_status, created_at)
     select id, 'MAKER', step.status, confirmed_at + step.days * interval '1 day'
       from orders, (values (1, 'MEASUREMENT_COMPLETED'), (5, 'FINAL_PAYMENT_PENDING'), (9, 'DELIVERED')) step (days, status)`,
  );
  await client.query(
    `insert into payments (order_id, purpose, status, expected_paise, captured_paise, receipt, razorpay_payment_id,
                           authorized_at, captured_at)
     select id, part, 'CAPTURED', advance_paise, advance_paise, id || part, 'pay_' || id || part, confirmed_at, confirmed_at
       from orders, unnest(array['ADVANCE', 'FINAL']) part`,
  );
  await client.query('vacuum analyze');
  await client.end();
}, 300_000);
afterAll(() => app.stop());

const now = new Date();
const to = addDays(istDayOf(now), -1);
const period = { from: addDays(to, 1 - trustLimits.days), to, now, afterId: 0, limit: 2 * sales };

test.each([
  ['trust.orders-to-judge', ordersToJudge],
  ['trust.count-fitted', countFitted],
  ['trust.count-altered', countAltered],
  ['trust.count-repeat-buyers', countRepeatBuyers],
] as const)('%s reads a few pages for each order, and no table once for each', async (name, statement) => {
  const { buffers } = await explain(app, name, statement, period);
  expect(buffers).toBeLessThan(40 * sales);
});
