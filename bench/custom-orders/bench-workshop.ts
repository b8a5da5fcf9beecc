import type pg from 'pg';
import { addDays, istDayOf } from '#contracts/platform/ist-day.ts';
import { workshopLimits } from '#contracts/workshop/workshop.rules.ts';
import { fillOrders } from '../fill-orders.ts';
import { join } from '../join.ts';
import { inBulk } from '../large/in-bulk.ts';
import { secondPage, timeAnswers } from '../large/time-answers.ts';
import type { OurServer } from '../our-server.ts';

interface Scene {
  /** The number of orders of one workshop. A tenth of them is open. */
  size: number;
  client: pg.ClientBase;
  ours: OurServer;
}

/** Measures the work board and the calendar of a workshop, whose open orders each have a plan of four steps. */
export async function benchWorkshop({ size, client, ours }: Scene): Promise<void> {
  const { id: workshop, cookie } = await join(ours, 'Zoya Rizvi');
  const open = Math.ceil(size / 10);
  await fillOrders(client, workshop, size, open);
  await inBulk(client, ['order_plans', 'plan_steps'], async () => {
    for (const statement of insertPlans) await client.query(statement, [workshop]);
  });
  await client.query('VACUUM ANALYZE order_plans, plan_steps');

  const headers = { cookie };
  const board = '/api/order/workBoard';
  const today = istDayOf(new Date());
  const days = workshopLimits.days;
  const calendar = (from: string, days: number) => `/api/workshop/calendar?from=${from}&days=${days}`;
  process.stdout.write(`\n${open.toLocaleString('en-IN')} open orders of one workshop\n`);
  await timeAnswers(ours, headers, {
    'the work board': board,
    'its second page': `${board}?cursor=${await secondPage(ours, headers, board)}`,
    'a week of the calendar': calendar(today, 7),
    'a month of the calendar': calendar(today, days),
    'a month two months later': calendar(addDays(today, 60), days),
  });
}

/** Four steps of two days for each order that is in making. Every fourth step has a day of its own. */
const insertPlans = [
  `INSERT INTO order_plans (order_id, free_changes, created_at, updated_at)
   SELECT id, 1, now(), now() FROM orders
    WHERE maker_id = $1 AND confirmed_at IS NOT NULL AND status NOT IN ('DELIVERED', 'CANCELLED', 'SHIPPED')`,
  `INSERT INTO plan_steps (order_id, position, kind, days, needs_approval, is_finished, start_on)
   SELECT p.order_id, n, (ARRAY['MATERIAL', 'CUT', 'STITCH', 'FINISH'])[1 + n], 2, false, n = 3,
          CASE WHEN n = 1 THEN current_date + (p.order_id % 90)::int END
     FROM order_plans p JOIN orders o ON o.id = p.order_id, generate_series(0, 3) n
    WHERE o.maker_id = $1`,
];
