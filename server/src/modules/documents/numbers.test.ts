import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '#tests/support/people/actors.ts';
import { insertOrder } from '#tests/support/people/meetings.ts';
import { designOf } from '#tests/support/people/shop.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { issueDocuments } from './issue-documents.ts';
import { listDocuments } from './read-documents.ts';

let app: TestApp;
let maker: Actor;
let buyer: Actor;
let designId: number;
let now = new Date('2026-03-30T10:00:00Z');
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now }, settings: { DATABASE_POOL: '30' } });
  maker = await app.actor({ name: 'Meher Ansari', role: 'DESIGNER' });
  buyer = await app.actor({ name: 'Asha Rao' });
  designId = await designOf(app, maker);
  await app.services.db.$client.query(
    `insert into profiles (user_id, city, gstin) values ($1, 'Varanasi', '09AAPFU0939F1ZT')`,
    [maker.id],
  );
});
afterAll(() => app.stop());

/** An order with both instalments booked. */
async function paidInFull(): Promise<number> {
  const orderId = await insertOrder(app, { buyer, maker, designId });
  await app.services.db.$client.query(
    `insert into payments (order_id, purpose, expected_paise, receipt, status, razorpay_payment_id, authorized_at)
     values ($1::bigint, 'ADVANCE', 540000, $1::bigint || '-I', 'CAPTURED', 'pay_' || $1::bigint || 'I', $2),
            ($1, 'FINAL', 810000, $1::bigint || '-F', 'CAPTURED', 'pay_' || $1::bigint || 'F', $3)`,
    [orderId, now, new Date(now.getTime() + 1000)],
  );
  return orderId;
}

async function serials(series: string, year: number): Promise<number[]> {
  const { rows } = await app.services.db.$client.query(
    'select serial from documents where series = $1 and year = $2 order by serial',
    [series, year],
  );
  return rows.map((row) => row.serial);
}

async function numbersOf(orderId: number): Promise<string[]> {
  return (await listDocuments(app.services, orderId, buyer.id)).map(({ number }) => number);
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test('50 orders that are booked at once, each by two processes, have numbers without gaps or doubles', async () => {
  const orderIds = [];
  for (let n = 0; n < 50; n++) orderIds.push(await paidInFull());
  await Promise.all([...orderIds, ...orderIds].map((orderId) => issueDocuments(app.services, orderId)));
  expect(await serials('R', 2025)).toEqual(upTo(100));
  expect(await serials('I', 2025)).toEqual(upTo(50));
  const { rows } = await app.services.db.$client.query(
    `select count(*)::int as wrong from documents a join documents b using (series, year)
      where a.serial < b.serial and a.issued_at > b.issued_at`,
  );
  expect(rows[0].wrong).toBe(0);
});

test('a number whose document could not be written is given back', async () => {
  const before = (await serials('R', 2025)).length;
  const orderId = await paidInFull();
  const { $client } = app.services.db;
  await $client.query(
    `alter table documents add constraint no_room check (order_id <> ${orderId}) not valid`,
  );
  await expect(issueDocuments(app.services, orderId)).rejects.toThrow(/no_room/);
  await $client.query('alter table documents drop constraint no_room');
  await issueDocuments(app.services, await paidInFull());
  await issueDocuments(app.services, orderId);
  expect(await serials('R', 2025)).toEqual(upTo(before + 4));
});

test('at midnight of 1 April in India the numbers begin anew', async () => {
  now = new Date('2026-03-31T18:29:59.999Z');
  const old = await paidInFull();
  await issueDocuments(app.services, old);
  now = new Date('2026-03-31T18:30:00.000Z');
  const fresh = await paidInFull();
  await issueDocuments(app.services, fresh);
  for (const number of await numbersOf(old)) expect(number).toMatch(/^TB[RI]\/25-26\//);
  expect(await numbersOf(fresh)).toEqual(['TBR/26-27/000001', 'TBR/26-27/000002', 'TBI/26-27/000001']);
});

test('money that arrived for an order that was over gets no receipt', async () => {
  const orderId = await paidInFull();
  await app.services.db.$client.query(
    `insert into refunds (payment_id, razorpay_payment_id, amount_paise, cause, reason, provider_key, status, processed_at)
     select id, razorpay_payment_id, expected_paise, 'LATE', '', receipt, 'PROCESSED', $2 from payments where order_id = $1`,
    [orderId, now],
  );
  await issueDocuments(app.services, orderId);
  expect(await numbersOf(orderId)).toEqual([]);
});
