import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type OrderSide,
  orderSides,
  type TurnFacts,
  turnFacts,
  turnOf,
  waitsFor,
} from '#contracts/orders/core/order-turns.ts';
import { type OrderStatus, orderStatuses } from '#contracts/orders/core/orders.states.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { insertDesign } from '#tests/support/people/designs.ts';
import { insertPastOrder } from '#tests/support/people/past-orders.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { listOrders } from '../dashboards/list-orders.queries.ts';
import { getOrder, type LoadedOrder } from '../showing/load-order.ts';
import { presentOrder } from '../showing/present-order.ts';
import { turnFactsOf } from './order-turn.policy.ts';
import { conditionOf, type FactConditions, factConditions } from './order-turns.queries.ts';

// The real time, because the SQL uses the database's clock to decide whether a meeting is over.
const now = new Date();
const confirmedAt = new Date(now.getTime() - 10 * 86_400_000);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } });
});
afterAll(() => app.stop());

const run = async <R extends object>(text: string, values: unknown[] = []) =>
  (await app.services.db.$client.query<R>(text, values)).rows;

test('the SQL of either side says of every status with all combinations of facts what the rule says', async () => {
  const columns = Object.fromEntries(turnFacts.map((fact) => [fact, `"${fact}"`])) as FactConditions;
  const combinations = turnFacts.map((fact) => `(values (false), (true)) v_${fact} ("${fact}")`).join(', ');
  const conditions = orderSides
    .map((side) => `${conditionOf(side, columns, 'status')} as ${side}`)
    .join(', ');
  for (const one of orderStatuses) {
    const rows = await run<TurnFacts & { status: OrderStatus } & Record<OrderSide, boolean>>(
      `select *, ${conditions} from (values ($1::text)) s (status), ${combinations}`,
      [one],
    );
    expect(rows).toHaveLength(2 ** turnFacts.length);
    for (const { status, buyer, maker, ...facts } of rows)
      if (buyer !== waitsFor('buyer', status, facts) || maker !== waitsFor('maker', status, facts))
        expect.unreachable(`${status} ${JSON.stringify(facts)}`);
  }
});

interface Made {
  id: number;
  buyer: Actor;
  maker: Actor;
}

/** Variants of an order, combined with every status. */
const courses: Record<
  string,
  { paysFinal?: boolean; measuring?: 'NONE'; goesOn?: (order: Made) => Promise<unknown> }
> = {
  plain: {},
  'with nothing to measure': { measuring: 'NONE' },
  'with nothing to measure, paid in full': { measuring: 'NONE', paysFinal: true },
  'paid in full': { paysFinal: true },
  'asked to be cancelled': {
    goesOn: ({ id }) => run('update orders set asked_to_cancel = true where id = $1', [id]),
  },
  'with a booked meeting': { goesOn: (order) => insertMeeting(order, 'SCHEDULED') },
  'with a meeting that is over': { goesOn: (order) => insertMeeting(order, 'SCHEDULED', -2) },
  'with a meeting that goes on': { goesOn: (order) => insertMeeting(order, 'IN_PROGRESS') },
  'with a meeting called off': { goesOn: (order) => insertMeeting(order, 'CANCELLED') },
  measured: {
    goesOn: async (order) => {
      await insertMeeting(order, 'COMPLETED');
      await run(
        `insert into order_history (order_id, actor, to_status, note, created_at)
         values ($1, 'SYSTEM', 'MEASUREMENT_COMPLETED', '', $2)`,
        [order.id, now],
      );
    },
  },
  'whose plan goes on': { goesOn: ({ id }) => plan(id, 'OPEN') },
  'whose plan waits for the buyer': { goesOn: ({ id }) => plan(id, 'SUBMITTED') },
  'whose plan is done': { goesOn: ({ id }) => plan(id, 'DONE') },
  disputed: { goesOn: ({ id }) => dispute(id, 'OPEN') },
  'disputed at one time': { goesOn: ({ id }) => dispute(id, 'WON') },
  'paid in full, disputed': { paysFinal: true, goesOn: ({ id }) => dispute(id, 'UNDER_REVIEW') },
  'called off': { goesOn: ({ id }) => giveBack(id, 'ADVANCE', 'AGREED') },
  'with its final payment given back by its maker': {
    paysFinal: true,
    goesOn: ({ id }) => giveBack(id, 'FINAL', 'AGREED'),
  },
  'with its final payment taken back': { paysFinal: true, goesOn: ({ id }) => giveBack(id, 'FINAL', 'DESK') },
  'of a maker on hold': {
    goesOn: ({ maker }) => run(`update users set status = 'BANNED' where id = $1`, [maker.id]),
  },
  'of a maker on hold, paid in full': {
    paysFinal: true,
    goesOn: ({ maker }) => run(`update users set status = 'BANNED' where id = $1`, [maker.id]),
  },
  'of a design that was taken down': {
    goesOn: ({ maker }) => run(`update designs set status = 'HIDDEN' where maker_id = $1`, [maker.id]),
  },
};

test.each(Object.entries(courses))('lists, figures and pages agree on an order %s', async (_, course) => {
  const { db } = app.services;
  const maker = await app.actor({ name: 'Meher Ansari', role: 'DESIGNER' });
  const buyer = await app.actor({ name: 'Asha Rao' });
  const designId = await insertDesign(db, { makerId: maker.id });
  const ids: number[] = [];
  for (const status of orderStatuses) {
    const isPaid = status !== 'PENDING';
    const id = await insertPastOrder(db, {
      ...{ buyerId: buyer.id, makerId: maker.id, status, placedAt: confirmedAt },
      items: [{ designId, pricePaise: 1_000_000 }],
      ...(course.measuring && { measuring: course.measuring }),
      ...(isPaid && { confirmedAt }),
      ...(isPaid && (course.paysFinal || isSent(status)) && { finalPaidAt: confirmedAt }),
    });
    await run(
      `update orders set final_due_at = $2 where id = $1 and status in
      ('FINAL_PAYMENT_PENDING', 'COMPLETED', 'READY_FOR_DELIVERY')`,
      [id, now],
    );
    if (isPaid) await course.goesOn?.({ id, buyer, maker });
    ids.push(id);
  }
  const loaded = await Promise.all(ids.map((id) => getOrder(db, id, buyer.id, null)));
  const selected = Object.entries(factConditions).map(([fact, condition]) => `${condition} as "${fact}"`);
  const known = await run<TurnFacts & { id: number }>(
    `select o.id, ${selected.join(', ')} from orders o where o.id = any($1::bigint[])`,
    [ids],
  );
  for (const one of loaded) {
    const { id, status } = one.order;
    const facts = known.find((row) => Number(row.id) === id);
    for (const side of orderSides)
      expect([status, side, turnOf(side, status, factsOfLoaded(one))]).toEqual([
        status,
        side,
        facts && turnOf(side, status, facts),
      ]);
  }
  expect(await waitingFor('sales', maker)).toEqual(waitingAmong(loaded, 'maker'));
  expect(await waitingFor('purchases', buyer)).toEqual(waitingAmong(loaded, 'buyer'));
  for (const one of loaded) expectPossible(one);
});

/** An order is not sent before it is paid for. */
const isSent = (status: OrderStatus) => status === 'SHIPPED' || status === 'DELIVERED';

/**
 * Everything that the page of an order asks of the viewer is possible there, unless everything was refunded and the
 * order is about to end.
 */
function expectPossible(loaded: LoadedOrder) {
  for (const viewerId of [loaded.order.buyerId, loaded.order.makerId]) {
    const { status, turn, can, payments, toReview } = presentOrder(loaded, {
      ...{ viewerId, now, locale: null },
      mediaUrl: (key) => key,
    });
    const canDo: Partial<Record<NonNullable<typeof turn>, boolean>> = {
      held: payments.refusal !== null,
      disputed: payments.isDisputed,
      advance: can.payAdvance,
      book: can.scheduleMeeting,
      rest: can.payFinal && payments.final.dueDate !== null,
      delivery: can.confirmDelivery,
      review: toReview !== null,
      answer: can.answerCancellation,
      begin: can.moveTo.includes('DESIGN_IN_PROGRESS'),
      draw: can.moveTo.includes('DESIGN_COMPLETED'),
      close: !can.moveTo.includes('FINAL_PAYMENT_PENDING'),
      drawn: can.moveTo.includes('FINAL_PAYMENT_PENDING'),
      measured: can.moveTo.includes('FINAL_PAYMENT_PENDING'),
      settle: can.refund,
      finish: can.moveTo.includes('COMPLETED'),
      pack: can.moveTo.includes('READY_FOR_DELIVERY'),
      send: can.moveTo.includes('SHIPPED'),
    };
    const isPossible = turn === null || payments.held === 0 || (canDo[turn] ?? true);
    expect([status, turn, isPossible]).toEqual([status, turn, true]);
  }
}

const factsOfLoaded = (loaded: LoadedOrder) =>
  turnFactsOf(
    {
      ...loaded,
      hold: loaded.parties.hold,
      isToBeReviewed: loaded.items.some(({ awaitsReview }) => awaitsReview),
    },
    now,
  );

const waitingAmong = (loaded: readonly LoadedOrder[], side: OrderSide) =>
  loaded
    .filter((one) => waitsFor(side, one.order.status, factsOfLoaded(one)))
    .map(({ order: { status } }) => status);

async function waitingFor(side: 'sales' | 'purchases', { id }: Actor): Promise<OrderStatus[]> {
  const rows = await listOrders(app.services.db, {
    ...{ side, viewerId: id, words: '', number: null, status: 'WAITING', designId: null },
    ...{ oldestFirst: true, locale: null, after: null, limit: 50 },
  });
  return rows.map(({ status }) => status);
}

let meetingCount = 0;
/** `side` is 1 for a future meeting and negative for a past one. */
function insertMeeting({ id, buyer, maker }: Made, status: string, side = 1) {
  meetingCount += 1;
  return run(
    `insert into meetings (order_id, buyer_id, maker_id, type, status, scheduled_at, created_at, updated_at)
     values ($1, $2, $3, 'PHONE_CALL', $4, $5, $6, $6)`,
    [id, buyer.id, maker.id, status, new Date(now.getTime() + side * meetingCount * 3_600_000), now],
  );
}

/** A plan of one step, which shows the finished piece. */
function plan(orderId: number, state: 'OPEN' | 'SUBMITTED' | 'DONE') {
  return run(
    `with plan as (
       insert into order_plans (order_id, free_changes, created_at, updated_at) values ($1, 2, $3, $3)
       returning order_id)
     insert into plan_steps (order_id, position, kind, days, needs_approval, is_finished, state, waits_since, silent_at)
     select order_id, 0, 'FINISH', 2, true, true, $2, since, since
       from plan, (select case when $2 = 'SUBMITTED' then $3::timestamptz end as since) s`,
    [orderId, state, now],
  );
}

function dispute(orderId: number, status: 'OPEN' | 'UNDER_REVIEW' | 'WON') {
  return run(
    `insert into payment_disputes (payment_id, razorpay_payment_id, razorpay_dispute_id, amount_paise, phase, status,
                                   created_at, updated_at, ended_at)
     select id, razorpay_payment_id, 'disp_' || id, expected_paise, 'chargeback', $2, $3, $3,
            case when $2 = 'WON' then $3::timestamptz end
       from payments where order_id = $1 and purpose = 'ADVANCE'`,
    [orderId, status, now],
  );
}

function giveBack(orderId: number, purpose: 'ADVANCE' | 'FINAL', cause: 'AGREED' | 'DESK') {
  return run(
    `insert into refunds (payment_id, razorpay_payment_id, amount_paise, cause, reason, provider_key, status)
     select id, razorpay_payment_id, expected_paise, $3, 'as agreed', 'key_' || id, 'QUEUED'
       from payments where order_id = $1 and purpose = $2`,
    [orderId, purpose, cause],
  );
}
