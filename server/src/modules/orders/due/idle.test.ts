import { afterAll, beforeAll, expect, test } from 'vitest';
import { getFigures } from '#contracts/admin/figures/figures.contract.ts';
import { listOrders } from '#contracts/admin/orders/orders.contract.ts';
import { type TurnFacts, turnFacts } from '#contracts/orders/core/order-turns.ts';
import { type OrderStatus, orderStatuses } from '#contracts/orders/core/orders.states.ts';
import { idleReason } from '#contracts/orders/due/idle-orders.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { insertDesign } from '#tests/support/people/designs.ts';
import { insertPastOrder } from '#tests/support/people/past-orders.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import type { FactConditions } from '../core/order-turns.queries.ts';
import { findIdleOrders } from './find-idle-orders.ts';
import { idleConditionOf } from './idle.queries.ts';

let app: TestApp;
let desk: Actor;
let maker: Actor;
let buyer: Actor;
beforeAll(async () => {
  app = await startTestApp();
  [desk, maker, buyer] = await Promise.all([
    app.actor({ name: 'Devika Nair', role: 'ADMIN' }),
    app.actor({ name: 'Meher Ansari', role: 'DESIGNER' }),
    app.actor({ name: 'Asha Rao' }),
  ]);
});
afterAll(() => app.stop());

const run = async <R extends object>(text: string, values: unknown[] = []) =>
  (await app.services.db.$client.query<R>(text, values)).rows;

test('the SQL says of every status with all combinations of facts what the rule says', async () => {
  const columns = Object.fromEntries(turnFacts.map((fact) => [fact, `"${fact}"`])) as FactConditions;
  const combinations = turnFacts.map((fact) => `(values (false), (true)) v_${fact} ("${fact}")`).join(', ');
  for (const one of orderStatuses) {
    const rows = await run<TurnFacts & { status: OrderStatus; idle: boolean }>(
      `select *, ${idleConditionOf(columns, 'status')} as idle from (values ($1::text)) s (status), ${combinations}`,
      [one],
    );
    expect(rows).toHaveLength(2 ** turnFacts.length);
    for (const { status, idle, ...facts } of rows)
      if (idle !== (idleReason(status, facts) !== null))
        expect.unreachable(`${status} ${JSON.stringify(facts)}`);
  }
});

const longAgo = new Date(Date.now() - 10 * 86_400_000);

async function past(status: OrderStatus): Promise<number> {
  const designId = await insertDesign(app.services.db, { makerId: maker.id });
  return insertPastOrder(app.services.db, {
    ...{ buyerId: buyer.id, makerId: maker.id, status, placedAt: longAgo, confirmedAt: longAgo },
    items: [{ designId, pricePaise: 1_000_000 }],
    measuring: 'NONE',
  });
}

const giveBack = (orderId: number, share: number) =>
  run(
    `insert into refunds (payment_id, razorpay_payment_id, amount_paise, cause, reason, provider_key, status)
     select id, razorpay_payment_id, (expected_paise * $2::numeric)::bigint, 'AGREED', 'as agreed', 'key_' || id, 'QUEUED'
       from payments where order_id = $1 and purpose = 'ADVANCE'`,
    [orderId, share],
  );
const listed = async () =>
  (await desk.call(listOrders, { query: { waiting: 'nobody', sort: 'oldest' } })).body.orders.map(
    ({ id, idle }) => [id, idle?.reason],
  );
const counted = async () => (await desk.call(getFigures)).body.figures.waiting.idle;

test('the desk lists paid orders that wait for nobody, with their reason, until somebody is waited for', async () => {
  const usual = await Promise.all([past('CONFIRMED'), past('COMPLETED'), past('DELIVERED')]);
  const calledOff = await past('COMPLETED');
  await giveBack(calledOff, 1);
  const stepless = await past('MEASUREMENT_SCHEDULED');
  const kept = await past('CANCELLED');
  await giveBack(kept, 0.5);
  const settled = await past('CANCELLED');
  await giveBack(settled, 1);
  expect(await listed()).toEqual([]);
  await findIdleOrders(app.services);
  const found = [
    [calledOff, 'CALLED_OFF'],
    [stepless, 'NO_STEP'],
    [kept, 'MONEY_HELD'],
  ];
  expect(await listed()).toEqual(found);
  expect(await counted()).toBe(3);
  const all = await desk.call(listOrders, { query: { sort: 'oldest' } });
  for (const { id, idle } of all.body.orders.filter((one) => usual.includes(one.id)))
    expect([id, idle]).toEqual([id, null]);
  // It moves on before the next run.
  await run(`update orders set status = 'MEASUREMENT_COMPLETED' where id = $1`, [stepless]);
  expect(await listed()).toEqual(found.filter(([id]) => id !== stepless));
  expect(await counted()).toBe(2);
  await findIdleOrders(app.services);
  expect(await run('select order_id from idle_orders')).toHaveLength(2);
});
