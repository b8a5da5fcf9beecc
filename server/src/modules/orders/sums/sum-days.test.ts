import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { periodSince } from '#server/platform/clock/periods.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { insertDesign } from '#tests/support/people/designs.ts';
import { insertPastOrder } from '#tests/support/people/past-orders.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { designSalesByDay, designTotals, salesByDay } from '../dashboards/dashboards.queries.ts';
import { earningsByMonth, restingByMonth } from '../earnings/earnings.queries.ts';
import { sumDays } from './sum-days.ts';

const hour = 3_600_000;
const longestAgo = 70 * 24 * hour;

let app: TestApp;
let maker: Actor;
let buyer: Actor;
let designs: number[] = [];
beforeAll(async () => {
  app = await startTestApp();
  maker = await app.actor({ name: 'Meher Ansari', role: 'DESIGNER' });
  buyer = await app.actor({ name: 'Asha Rao' });
  const { db } = app.services;
  designs = [await insertDesign(db, { makerId: maker.id }), await insertDesign(db, { makerId: maker.id })];
});
afterAll(() => app.stop());

const query = async (text: string, values: unknown[] = []) =>
  (await app.services.db.$client.query(text, values)).rows;

/** Numbers from 0 to below 1, the same in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** Everything that is read from sums; days and months of nothing left out. */
async function figures(executor: Executor) {
  const { before } = periodSince(new Date());
  const known = <Row extends object>(rows: readonly Row[]) =>
    rows
      .filter((row) => Object.values(row).some((value) => typeof value === 'number' && value !== 0))
      .map((row) => JSON.stringify(row))
      .sort();
  return {
    sales: known(await salesByDay(executor, [maker.id, before])),
    months: known(await earningsByMonth(executor, [maker.id])),
    resting: known(await restingByMonth(executor, [maker.id])),
    designs: await Promise.all(
      designs.map(async (id) => [
        await designTotals(executor, [id]),
        known(await designSalesByDay(executor, [id, before])),
      ]),
    ),
  };
}

/** Of days that should have been summed anew: those from `until` on wait for their first sums. */
const marks = () =>
  query(
    `select c.day from changed_days c join summed_makers s on s.maker_id = c.maker_id and c.day < s.until`,
  );

class Undone extends Error {}

/** The same, counted from the orders alone: as if nothing had ever been summed. */
async function counted() {
  let found: Awaited<ReturnType<typeof figures>> | undefined;
  await inTransaction(app.services.db, async (tx) => {
    for (const table of ['summed_makers', 'maker_days', 'design_days', 'changed_days'])
      await tx.$client.query(`delete from ${table}`);
    found = await figures(tx);
    throw new Undone();
  }).catch((error) => {
    if (!(error instanceof Undone)) throw error;
  });
  return found;
}

async function place(random: () => number): Promise<void> {
  const placedAt = new Date(Date.now() - random() * longestAgo);
  const confirmedAt = new Date(Math.min(Date.now(), placedAt.getTime() + random() * 20 * hour));
  const isPaid = random() < 0.9;
  await insertPastOrder(app.services.db, {
    buyerId: buyer.id,
    makerId: maker.id,
    items: designs.slice(random() < 0.3 ? 0 : random() < 0.5 ? 1 : -2).map((designId) => ({
      designId,
      pricePaise: 100 * Math.ceil(random() * 9000),
      quantity: random() < 0.2 ? 3 : 1,
    })),
    status: isPaid ? 'CONFIRMED' : 'PENDING',
    placedAt,
    ...(isPaid && { confirmedAt }),
    ...(isPaid &&
      random() < 0.3 && {
        finalPaidAt: new Date(Math.min(Date.now(), confirmedAt.getTime() + random() * 400 * hour)),
      }),
  });
}

/** What may become of an order, whatever the rules of moves say: sums must follow any of it. */
const changes: readonly ((random: () => number) => Promise<unknown>)[] = [
  place,
  (random) => changeOne(random, `update orders set status = 'DELIVERED' where id = $1`),
  (random) => changeOne(random, `update orders set status = 'CANCELLED', updated_at = now() where id = $1`),
  (random) => changeOne(random, `update orders set status = 'SHIPPED' where id = $1`),
  (random) =>
    changeOne(
      random,
      `update orders set status = 'CONFIRMED', confirmed_at = now() where id = $1 and confirmed_at is null`,
    ),
  (random) =>
    changeOne(
      random,
      `insert into refunds (payment_id, razorpay_payment_id, amount_paise, cause, reason, provider_key, status, created_at)
       select p.id, p.razorpay_payment_id, greatest(1, (p.expected_paise * $2::numeric)::bigint), 'AGREED', '', gen_random_uuid(),
              'QUEUED', greatest(o.confirmed_at, now() - $3::float8 * interval '20 days')
         from payments p join orders o on o.id = p.order_id
        where o.id = $1 and p.razorpay_payment_id is not null and o.confirmed_at is not null
          and not exists (select from refunds r where r.payment_id = p.id) limit 1`,
      random() < 0.5 ? 1 : random(),
      random(),
    ),
  (random) =>
    changeOne(
      random,
      `update refunds set status = $2 where payment_id in (select id from payments where order_id = $1)`,
      ['PENDING', 'PROCESSED', 'FAILED', 'DROPPED'][Math.floor(random() * 4)],
    ),
  (random) =>
    changeOne(
      random,
      `insert into payments (order_id, purpose, status, expected_paise, receipt, razorpay_payment_id, authorized_at)
       select id, 'FINAL', 'AUTHORIZED', final_paise, id || '-FINAL', 'pay_' || id || '_FINAL', now()
         from orders where id = $1 and confirmed_at is not null on conflict do nothing`,
    ),
  (random) =>
    changeOne(random, `update payments set status = 'REFUNDED' where order_id = $1 and status = 'CAPTURED'`),
];

async function changeOne(random: () => number, text: string, ...values: unknown[]): Promise<unknown> {
  const orders = await query('select id from orders order by id');
  return query(text, [orders[Math.floor(random() * orders.length)]?.id, ...values]);
}

test('sums of days give what the orders themselves give, after anything that may become of an order', async () => {
  const random = seeded(20_261_124);
  for (let n = 0; n < 60; n++) await place(random);
  await sumDays(app.services, 1);
  expect(await query('select count(*)::int as days from maker_days')).not.toEqual([{ days: 0 }]);
  expect(await marks()).toEqual([]);
  for (let round = 0; round < 40; round++) {
    for (let n = 0; n < 6; n++) await changes[Math.floor(random() * changes.length)]?.(random);
    expect(await figures(app.services.db)).toEqual(await counted());
    if (round % 3 === 0) {
      await sumDays(app.services, 1);
      expect(await marks()).toEqual([]);
      expect(await figures(app.services.db)).toEqual(await counted());
    }
  }
}, 60_000);

test('a change that is committed while days are summed is in the figures all the same', async () => {
  await sumDays(app.services, 1);
  const client = new pg.Client(app.databaseUrl);
  await client.connect();
  try {
    await client.query('begin');
    await client.query(
      `update orders set status = 'CANCELLED' where id = (
         select id from orders where status <> 'CANCELLED' and confirmed_at < now() - interval '3 days' order by id limit 1)`,
    );
    // Sums the very day anew, and does not see the change.
    await query(
      `insert into changed_days (maker_id, day) select maker_id, day from maker_days where maker_id = $1`,
      [maker.id],
    );
    const before = await figures(app.services.db);
    await sumDays(app.services, 1);
    expect(await figures(app.services.db)).toEqual(before);
    await client.query('commit');
    const after = await figures(app.services.db);
    expect(after.sales.length + after.months.length).toBeGreaterThan(0);
    expect(after).not.toEqual(before);
    expect(after).toEqual(await counted());
  } finally {
    await client.end();
  }
});

test('nothing of an order of today marks a day, and a day is not summed before it is over', async () => {
  await sumDays(app.services, 1);
  const before = await query('select id from changed_days order by id');
  await insertPastOrder(app.services.db, {
    buyerId: buyer.id,
    makerId: maker.id,
    items: [{ designId: designs[0] ?? 0, pricePaise: 100_000 }],
    status: 'CONFIRMED',
    placedAt: new Date(),
    confirmedAt: new Date(),
  });
  expect(await query('select id from changed_days order by id')).toEqual(before);
  await sumDays(app.services, 1);
  expect(
    await query(
      `select count(*)::int as days from maker_days where day >= (now() at time zone 'Asia/Kolkata')::date`,
    ),
  ).toEqual([{ days: 0 }]);
  expect(await figures(app.services.db)).toEqual(await counted());
});

test('a day that is marked before its first sums is counted once', async () => {
  await sumDays(app.services, 1);
  const [day] = await query(
    `select until::text as until, until::timestamp at time zone 'Asia/Kolkata' as begins from summed_makers where maker_id = $1`,
    [maker.id],
  );
  const confirmedAt = new Date(day?.begins.getTime() + 1000);
  await insertPastOrder(app.services.db, {
    buyerId: buyer.id,
    makerId: maker.id,
    items: [{ designId: designs[0] ?? 0, pricePaise: 700_000 }],
    status: 'CONFIRMED',
    placedAt: confirmedAt,
    confirmedAt,
  });
  await query('insert into changed_days (maker_id, day) values ($1, $2::date)', [maker.id, day?.until]);
  await sumDays(app.services, 1);
  const summed = 'select day from maker_days m join summed_makers s using (maker_id) where m.day >= s.until';
  expect(await query(summed)).toEqual([]);
  expect(await figures(app.services.db)).toEqual(await counted());
  // Sums that are there too early are not read either.
  await query(
    `insert into maker_days (maker_id, day, sold_paise, sold_orders, paid_paise, back_paise, held_paise, kept_paise)
     select maker_id, until, 5, 5, 5, 5, 5, 5 from summed_makers`,
  );
  await query('delete from changed_days');
  expect(await figures(app.services.db)).toEqual(await counted());
  await query(
    'delete from maker_days m using summed_makers s where s.maker_id = m.maker_id and m.day >= s.until',
  );
});

test('makers with few orders have no sums, and sums can be thrown away', async () => {
  await query('delete from summed_makers');
  await query('delete from maker_days');
  await query('delete from design_days');
  await sumDays(app.services, 1000);
  expect(await query('select maker_id from summed_makers')).toEqual([]);
  expect(await figures(app.services.db)).toEqual(await counted());
  await sumDays(app.services, 1);
  expect(await query('select maker_id from summed_makers')).toHaveLength(1);
  expect(await figures(app.services.db)).toEqual(await counted());
});
