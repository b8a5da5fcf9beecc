import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { explain } from '#tests/support/explain.ts';
import { insertOrder } from '#tests/support/people/meetings.ts';
import { designOf } from '#tests/support/people/shop.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { meetingsOfOrder, plannedMeetings, takenSlots } from './meetings.queries.ts';

let app: TestApp;
let makerId: number;
let orderId: number;
beforeAll(async () => {
  app = await startTestApp();
  const maker = await app.actor({ name: 'Meher Ansari', role: 'DESIGNER' });
  const buyer = await app.actor({ name: 'Asha Rao' });
  makerId = maker.id;
  orderId = await insertOrder(app, { buyer, maker, designId: await designOf(app, maker) });
  // A connection without the statement timeout of requests.
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  // Eight thousand orders of this maker, each with one meeting, an hour apart.
  await client.query(
    `insert into orders (buyer_id, maker_id, status, subtotal_paise, shipping_paise, tax_paise, total_paise,
            advance_paise, final_paise, shipping_name, shipping_phone, shipping_address, shipping_city,
            shipping_state, shipping_pincode, shipping_country, idempotency_key, request_hash)
     select buyer_id, maker_id, 'DELIVERED', subtotal_paise, shipping_paise, tax_paise, total_paise, advance_paise,
            final_paise, shipping_name, shipping_phone, shipping_address, shipping_city, shipping_state,
            shipping_pincode, shipping_country, 'many-' || i, request_hash
       from orders, generate_series(1, 8000) i where id = $1`,
    [orderId],
  );
  await client.query(
    `insert into order_items (order_id, design_id, title, maker_name, price_paise, quantity)
     select o.id, i.design_id, i.title, i.maker_name, i.price_paise, 1
       from orders o, order_items i where i.order_id = $1 and o.id <> $1`,
    [orderId],
  );
  await client.query(
    `insert into meetings (order_id, buyer_id, maker_id, type, status, scheduled_at, created_at, updated_at)
     select id, buyer_id, maker_id, 'PHONE_CALL', case when id % 2 = 0 then 'COMPLETED' else 'SCHEDULED' end,
            timestamptz '2026-11-01' + id * interval '1 hour', now(), now()
       from orders`,
  );
  await client.query('vacuum analyze meetings');
  await client.query('vacuum analyze orders');
  await client.query('vacuum analyze order_items');
  await client.end();
});
afterAll(() => app.stop());

const from = '2027-03-01T00:00:00Z';
const wholeTables = (scans: string[]) => scans.filter((scan) => scan.startsWith('Seq Scan'));

test('a week of a full calendar is one walk along its index, however long the past is', async () => {
  const week = { viewerId: makerId, from, before: '2027-03-08T00:00:00Z', locale: 'hi' };
  const { rows, buffers, scans } = await explain(app, 'meetings.planned', plannedMeetings, week);
  expect(rows).toBe(168);
  expect(scans).toContain('Index Scan meetings_calendar_idx');
  expect(wholeTables(scans).filter((scan) => !/users|profiles/.test(scan))).toEqual([]);
  expect(buffers).toBeLessThanOrEqual(2200);
});

test('sixty days of taken times are read from the index of the slots', async () => {
  const { rows, buffers, scans } = await explain(app, 'meetings.taken', takenSlots, [
    makerId,
    from,
    '2027-04-30T00:00:00Z',
  ]);
  expect(rows).toBe(720);
  expect(scans.every((scan) => scan.endsWith('meetings_one_per_slot') || scan.endsWith('meetings'))).toBe(
    true,
  );
  expect(wholeTables(scans)).toEqual([]);
  expect(buffers).toBeLessThanOrEqual(60);
});

test('the meetings of one order are found without looking at others', async () => {
  const { rows, buffers, scans } = await explain(app, 'meetings.of-order', meetingsOfOrder, [orderId]);
  expect(rows).toBe(1);
  expect(scans).toContain('Index Scan meetings_order_idx');
  expect(wholeTables(scans).filter((scan) => !/users/.test(scan))).toEqual([]);
  expect(buffers).toBeLessThanOrEqual(24);
});
