import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, istDayOf, startOfDay } from '#contracts/platform/ist-day.ts';
import { ordersByDay, ordersByStatus } from '#server/modules/admin/figures/figures.queries.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { explain } from '#tests/support/explain.ts';
import { fillDatabase } from '#tests/support/fill-database.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { countOrderDays } from './count-days.ts';
import { lockSums } from './sum-days.queries.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.actor({ name: 'Meher Ansari', role: 'DESIGNER' });
  await app.actor({ name: 'Asha Rao' });
  await fillDatabase(app, fill);
}, 120_000);
afterAll(() => app.stop());

/** 20,000 orders in two hundred days, the last of them now. */
const fill = `
  insert into orders (buyer_id, maker_id, status, subtotal_paise, tax_paise, shipping_paise, total_paise, advance_paise,
      final_paise, shipping_name, shipping_phone, shipping_address, shipping_city, shipping_state, shipping_pincode,
      shipping_country, request_hash, created_at)
    select b.id, m.id, case when i % 10 = 9 then 'CONFIRMED' when i % 10 = 8 then 'CANCELLED' else 'DELIVERED' end,
           100000, 8000, 0, 108000, 43200, 64800, 'Asha', '1', 'Lane', 'Pune', 'Maharashtra', '411001', 'India',
           'h' || i, now() - (20000 - i) * interval '14 minutes'
      from generate_series(1, 20000) i
      join users m on m.name = 'Meher Ansari' join users b on b.name = 'Asha Rao'
     order by i;`;

const query = async <Row extends object>(text: string) =>
  (await app.services.db.$client.query<Row>(text)).rows;

const since = startOfDay(addDays(istDayOf(new Date()), -59));

async function told() {
  const { db } = app.services;
  return {
    statuses: (await ordersByStatus(db, [])).map(({ status, count }) => `${status} ${count}`).sort(),
    days: (await ordersByDay(db, [since])).map(({ day, count }) => `${day} ${count}`).sort(),
  };
}

/** Each order looked at by itself. */
async function counted() {
  const statuses = await query<{ line: string }>(
    `select status || ' ' || count(*) as line from orders group by status`,
  );
  const days = await query<{ line: string }>(
    `select (created_at at time zone 'Asia/Kolkata')::date || ' ' || count(*) as line from orders
      where created_at >= '${since.toISOString()}' group by (created_at at time zone 'Asia/Kolkata')::date`,
  );
  const lines = (rows: { line: string }[]) => rows.map(({ line }) => line).sort();
  return { statuses: lines(statuses), days: lines(days) };
}

const changes: Record<string, string> = {
  'orders of long ago are delivered': `update orders set status = 'DELIVERED' where status = 'CONFIRMED' and id % 7 = 0`,
  'orders of today are cancelled': `update orders set status = 'CANCELLED' where id > (select max(id) - 9 from orders)`,
  'an order of long ago is gone': 'delete from orders where id = (select min(id) + 3000 from orders)',
  'the oldest orders are gone':
    'delete from orders where id in (select id from orders order by id limit 300)',
  'an order comes to be of another day': `update orders set created_at = created_at - interval '10 days' where id = (select max(id) - 500 from orders)`,
  'an order of today comes to be of yesterday': `update orders set created_at = now() - interval '1 day' where id = (select max(id) from orders)`,
  'an order is placed before all others': `insert into orders (buyer_id, maker_id, status, subtotal_paise, tax_paise,
      shipping_paise, total_paise, advance_paise, final_paise, shipping_name, shipping_phone, shipping_address,
      shipping_city, shipping_state, shipping_pincode, shipping_country, request_hash, created_at)
    select buyer_id, maker_id, 'SHIPPED', subtotal_paise, tax_paise, shipping_paise, total_paise, advance_paise,
           final_paise, 'Asha', '1', 'Lane', 'Pune', 'Maharashtra', '411001', 'India', 'new', now() - interval '900 days'
      from orders limit 1`,
};

test('orders are counted alike before and after their days are', async () => {
  expect(await told()).toEqual(await counted());
  await query(changes['the oldest orders are gone'] ?? '');
  // The sums of makers are made in the same minute: neither waits for the other.
  await inTransaction(app.services.db, async (tx) => {
    expect(await lockSums(tx, [])).toEqual([{ isLocked: true }]);
    await countOrderDays(app.services);
  });
  expect(await query('select from summed_orders')).toHaveLength(1);
  expect(await told()).toEqual(await counted());
});

test('the counts of the desk read days and the newest orders, not all', async () => {
  await fillDatabase(app, '');
  const statuses = await explain(app, 'admin.orders-by-status', ordersByStatus, []);
  const days = await explain(app, 'admin.orders-by-day', ordersByDay, [since]);
  for (const { scans, buffers } of [statuses, days]) {
    expect(scans.filter((scan) => scan === 'Seq Scan orders')).toEqual([]);
    // All orders lie on more than a thousand pages.
    expect(buffers).toBeLessThanOrEqual(400);
  }
});

test.each(Object.entries(changes))(
  '%s, and the counts follow at once, and after the job',
  async (_, change) => {
    await query(change);
    const expected = await counted();
    expect(await told()).toEqual(expected);
    await countOrderDays(app.services);
    expect(await told()).toEqual(expected);
    expect(
      await query('select from order_day_changes c join summed_orders s on c.day < s.until'),
    ).toHaveLength(0);
  },
);

test('a change that is not committed is not counted, nor forgotten by the job', async () => {
  const before = await counted();
  const other = await app.services.db.$client.connect();
  try {
    await other.query('begin');
    await other.query(changes['orders of long ago are delivered']?.replace('% 7', '% 3') ?? '');
    expect(await told()).toEqual(before);
    await countOrderDays(app.services);
    expect(await told()).toEqual(before);
    await other.query('commit');
  } finally {
    other.release();
  }
  expect(await counted()).not.toEqual(before);
  expect(await told()).toEqual(await counted());
});
