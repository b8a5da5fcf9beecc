import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, startOfDay } from '#contracts/platform/ist-day.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { insertDesign } from '#tests/support/people/designs.ts';
import { insertPastOrder, insertPastRefund } from '#tests/support/people/past-orders.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { readTrust } from './read-trust.ts';
import { refreshTrust } from './refresh-trust.ts';

const at = (day: string, hour = 12) => new Date(startOfDay(day).getTime() + hour * 3_600_000);
let now = at('2026-11-29');

let app: TestApp;
let buyer: Actor;
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } });
  buyer = await app.actor({ name: 'Asha Rao' });
});
afterAll(() => app.stop());

type Past = Partial<Parameters<typeof insertPastOrder>[1]>;

/** A workshop whose orders are promised for the 20th of October: 12 days of making and 3 on the way. */
async function workshop() {
  const maker = await app.actor({ name: 'Meher Ansari', role: 'DESIGNER' });
  const designId = await insertDesign(app.services.db, { makerId: maker.id });
  const order = (more: Past = {}) =>
    insertPastOrder(app.services.db, {
      buyerId: buyer.id,
      makerId: maker.id,
      items: [{ designId, pricePaise: 100_000 }],
      measuring: 'SIZED',
      status: 'DELIVERED',
      placedAt: at('2026-10-05'),
      confirmedAt: at('2026-10-05'),
      days: { making: 12, transit: 3 },
      movedAt: at('2026-10-20', 23),
      ...more,
    });
  return {
    maker,
    order,
    ten: (more: Past = {}) => Promise.all(Array.from({ length: 10 }, () => order(more))),
  };
}

/** The figure as it is read after the night; null if there is none. */
async function onTime({ id }: Pick<Actor, 'id'>): Promise<[percent: number, count: number] | null> {
  await app.services.db.$client.query('delete from trust_runs');
  await refreshTrust(app.services);
  const figure = (await readTrust(app.services.db, id)).find(({ figure }) => figure === 'ON_TIME');
  return figure ? [figure.value, figure.count] : null;
}

test('nine orders are not enough for a figure, ten are', async () => {
  const { maker, order } = await workshop();
  for (let n = 0; n < 9; n++) await order();
  expect(await onTime(maker)).toBeNull();
  await order();
  expect(await onTime(maker)).toEqual([100, 10]);
});

test('an order is on time until the end of its day in India, and late from the next', async () => {
  const { maker, order, ten } = await workshop();
  await ten({ movedAt: new Date(startOfDay('2026-10-21').getTime() - 1) });
  expect(await onTime(maker)).toEqual([100, 10]);
  await order({ movedAt: startOfDay('2026-10-21') });
  expect(await onTime(maker)).toEqual([90, 11]);
});

test('days off of the maker and days for which the buyer let wait move the promised day', async () => {
  const { maker, ten } = await workshop();
  await ten({ movedAt: at('2026-10-27'), daysOff: [{ from: '2026-10-10', to: '2026-10-16' }] });
  expect(await onTime(maker)).toEqual([100, 10]);

  const measured = await workshop();
  const waits = (taken: string): Past => ({
    measuring: 'MADE_TO_MEASURE',
    movedAt: at('2026-11-10'),
    moves: [{ to: 'MEASUREMENT_COMPLETED', at: at(taken) }],
  });
  await measured.ten(waits('2026-10-26'));
  expect(await onTime(measured.maker)).toEqual([100, 10]);
  await measured.order(waits('2026-10-25'));
  expect(await onTime(measured.maker)).toEqual([90, 11]);

  const paidLate = await workshop();
  await paidLate.ten({
    movedAt: at('2026-10-25'),
    finalPaidAt: at('2026-10-20'),
    moves: [{ to: 'FINAL_PAYMENT_PENDING', at: at('2026-10-15') }],
  });
  expect(await onTime(paidLate.maker)).toEqual([100, 10]);
});

test('days for which the maker waited for the buyer’s cloth move the day that is owed', async () => {
  const { maker, order, ten } = await workshop();
  await ten();
  const orderId = await order({ movedAt: at('2026-10-25') });
  expect(await onTime(maker)).toEqual([90, 11]);
  const { $client } = app.services.db;
  await $client.query(
    `insert into order_cloth (order_id, asked_by, state, created_at, updated_at) values ($1, 'BUYER', 'HELD', $2, $2)`,
    [orderId, at('2026-10-06')],
  );
  await $client.query(
    `insert into cloth_history (order_id, act, actor, from_state, to_state, created_at)
     values ($1, 'AGREE', 'MAKER', 'ASKED', 'AWAITED', $2), ($1, 'CONFIRM', 'BUYER', 'CAME', 'HELD', $3)`,
    [orderId, at('2026-10-07'), at('2026-10-12')],
  );
  expect(await onTime(maker)).toEqual([100, 11]);
});

test('a later day counts only with the buyer’s yes', async () => {
  const { maker, order, ten } = await workshop();
  await ten();
  const propose = (orderId: number, state: 'ACCEPTED' | 'DECLINED') =>
    app.services.db.$client.query(
      `insert into order_promises (order_id, state, promised_on, instead_of, reason, proposed_at, answer_by, ended_at)
       values ($1, $2, '2026-10-25', '2026-10-20', 'The zari is late.', $3, $3, $3)`,
      [orderId, state, at('2026-10-18')],
    );
  await propose(await order({ movedAt: at('2026-10-25') }), 'ACCEPTED');
  expect(await onTime(maker)).toEqual([100, 11]);
  await propose(await order({ movedAt: at('2026-10-25') }), 'DECLINED');
  expect(await onTime(maker)).toEqual([91, 12]);
});

test('a paid order that its maker cancels counts as late, one that was never paid does not count', async () => {
  const { maker, order, ten } = await workshop();
  await ten();
  await order({ status: 'CANCELLED', movedAt: at('2026-10-07'), moves: [cancelled('MAKER')] });
  await order({
    status: 'CANCELLED',
    confirmedAt: null,
    movedAt: at('2026-10-07'),
    moves: [cancelled('SYSTEM')],
  });
  expect(await onTime(maker)).toEqual([90, 11]);
});

const cancelled = (by: 'MAKER' | 'BUYER' | 'SYSTEM') =>
  ({ to: 'CANCELLED', at: at('2026-10-07'), by }) as const;

test('a maker who gives everything back instead of cancelling counts as late too', async () => {
  const { maker, order, ten } = await workshop();
  await ten();
  const orderId = await order({
    status: 'CANCELLED',
    movedAt: at('2026-10-07'),
    moves: [cancelled('SYSTEM')],
  });
  await insertPastRefund(app.services.db, { orderId, paise: 100, at: at('2026-10-07'), cause: 'AGREED' });
  expect(await onTime(maker)).toEqual([90, 11]);
});

test('what a buyer cancels in time does not count, with or without the maker’s yes; once its day has passed it is late', async () => {
  const { maker, order, ten } = await workshop();
  await ten();
  await order({ status: 'CANCELLED', movedAt: at('2026-10-06'), moves: [cancelled('BUYER')] });
  const agreed = await order({ status: 'CANCELLED', movedAt: at('2026-10-07'), moves: [cancelled('MAKER')] });
  await app.services.db.$client.query(
    `insert into cancellation_requests (order_id, status, stage, most_kept_paise, refund_paise, reason, asked_at, answer_by)
     values ($1, 'AGREED', 'DESIGN', 0, 100, 'The wedding was put off', $2, $2)`,
    [agreed, at('2026-10-07')],
  );
  expect(await onTime(maker)).toEqual([100, 10]);
  await order({ status: 'CANCELLED', movedAt: at('2026-10-22'), moves: [cancelled('BUYER')] });
  expect(await onTime(maker)).toEqual([90, 11]);
});

test('a delivered order of which everything was paid back does not count', async () => {
  const { maker, order, ten } = await workshop();
  await ten();
  const orderId = await order({ movedAt: at('2026-11-02') });
  expect(await onTime(maker)).toEqual([90, 11]);
  const { rows } = await app.services.db.$client.query<{ paise: number }>(
    'select expected_paise as paise from payments where order_id = $1',
    [orderId],
  );
  await insertPastRefund(app.services.db, { orderId, paise: rows[0]?.paise ?? 0, at: at('2026-11-03') });
  expect(await onTime(maker)).toEqual([100, 10]);
});

test('an order that is still open when its day has passed is late, unless it waits for its buyer', async () => {
  const { maker, order, ten } = await workshop();
  await ten();
  await order({ status: 'FINAL_PAYMENT_PENDING', movedAt: at('2026-10-18') });
  await order({ status: 'MEASUREMENT_SCHEDULED', measuring: 'MADE_TO_MEASURE' });
  await order({ status: 'DESIGN_IN_PROGRESS', confirmedAt: at('2026-11-20'), movedAt: at('2026-11-20') });
  expect(await onTime(maker)).toEqual([100, 10]);
  await order({ status: 'DESIGN_IN_PROGRESS', movedAt: at('2026-10-06') });
  expect(await onTime(maker)).toEqual([90, 11]);
  await order({ status: 'FINAL_PAYMENT_PENDING', movedAt: at('2026-10-18'), finalPaidAt: at('2026-10-19') });
  expect(await onTime(maker)).toEqual([83, 12]);
});

test('orders settled more than a year ago, or today, are outside the period', async () => {
  const { maker, order, ten } = await workshop();
  await ten();
  const settled = (on: string) =>
    order({ placedAt: at(addDays(on, -90)), confirmedAt: at(addDays(on, -90)), movedAt: at(on) });
  await settled('2025-11-28');
  await settled('2026-11-29');
  expect(await onTime(maker)).toEqual([100, 10]);
  await settled('2025-11-29');
  await settled('2026-11-28');
  expect(await onTime(maker)).toEqual([83, 12]);
});

test('a share is never rounded up', async () => {
  const { maker, order, ten } = await workshop();
  for (let n = 0; n < 20; n++) await ten();
  await order({ movedAt: at('2026-10-21') });
  expect(await onTime(maker)).toEqual([99, 201]);
});

test('a maker whose orders fall out of the year loses the figure', async () => {
  const { maker, ten } = await workshop();
  await ten();
  expect(await onTime(maker)).toEqual([100, 10]);
  now = at('2027-10-20');
  expect(await onTime(maker)).toEqual([100, 10]);
  now = at('2027-10-21');
  expect(await onTime(maker)).toBeNull();
});
