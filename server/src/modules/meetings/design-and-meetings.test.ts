import { afterAll, beforeAll, expect, test } from 'vitest';
import { listActs } from '#contracts/admin/audit/acts.contract.ts';
import { manageOrder } from '#contracts/admin/orders/orders.contract.ts';
import { cancelMeeting, completeMeeting } from '#contracts/meetings/meetings.contract.ts';
import {
  orderConfirmation,
  orderDetails,
  updateOrderStatus,
} from '#contracts/orders/core/orders.contract.ts';
import { type OrderStatus, orderStatuses } from '#contracts/orders/core/orders.states.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { book, insertOrder, slotIn } from '#tests/support/people/meetings.ts';
import { designOf } from '#tests/support/people/shop.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';

let app: TestApp;
let maker: Actor;
let buyer: Actor;
let designId: number;
let slots = 0;
beforeAll(async () => {
  app = await startTestApp();
  maker = await app.actor({ name: 'Meher Ansari', role: 'DESIGNER' });
  buyer = await app.actor({ name: 'Asha Rao' });
  designId = await designOf(app, maker);
});
afterAll(() => app.stop());

const order = (status?: OrderStatus) =>
  insertOrder(app, { buyer, maker, designId, ...(status && { status }) });
const freeSlot = () => {
  slots += 1;
  return slotIn(app, 1 + Math.floor(slots / 4), 9 + (slots % 4));
};

async function bookFor(orderId: number): Promise<number> {
  const { body, error } = await book(buyer, orderId, freeSlot());
  if (!body) throw new Error(error.message);
  return body.data.id;
}

const hold = (id: number) => maker.call(completeMeeting, { params: { id }, body: { status: 'COMPLETED' } });
const move = (id: number, status: OrderStatus) =>
  maker.call(updateOrderStatus, { params: { id }, body: { status } });

async function read(id: number) {
  return (await buyer.call(orderConfirmation, { params: { id } })).body.orderData;
}
const movesOf = async (id: number) =>
  (await read(id)).history.map(({ actor, from, to }) => `${actor} ${from} ${to}`);

/** No listeners run in this test, so published events stay in the table. */
async function movesTold(id: number): Promise<string[]> {
  const { rows } = await app.services.db.$client.query<{ payload: { by: string; from: string; to: string } }>(
    `select payload from published_events where kind = 'order.moved' and (payload->>'orderId')::int = $1 order by id`,
    [id],
  );
  return rows.map(({ payload: { by, from, to } }) => `${by} ${from} ${to}`);
}

test('a meeting booked and held before the design ticks its steps; the completed design takes the order on to it', async () => {
  const id = await order();
  const meetingId = await bookFor(id);
  expect(await read(id)).toMatchObject({ status: 'CONFIRMED', can: { scheduleMeeting: false } });
  expect((await move(id, 'DESIGN_IN_PROGRESS')).status).toBe(200);
  expect((await hold(meetingId)).status).toBe(200);
  const measured = await read(id);
  expect(measured.status).toBe('DESIGN_IN_PROGRESS');
  // The order no longer waits for a measurement, and a second meeting cannot be booked.
  expect([measured.delivery.waitsFor, measured.can.scheduleMeeting]).toEqual([null, false]);
  expect((await book(buyer, id, freeSlot())).status).toBe(409);
  // The order moves automatically. Its history names who booked and who measured.
  expect(measured.history.slice(-3).map(({ to, actorName }) => [to, actorName])).toEqual([
    ['MEASUREMENT_SCHEDULED', buyer.name],
    ['DESIGN_IN_PROGRESS', maker.name],
    ['MEASUREMENT_COMPLETED', maker.name],
  ]);
  const { body } = await move(id, 'DESIGN_COMPLETED');
  expect(body.orderData.status).toBe('MEASUREMENT_COMPLETED');
  // Listeners receive the moves of the order in this sequence too.
  expect(await movesTold(id)).toEqual([
    'MAKER CONFIRMED DESIGN_IN_PROGRESS',
    'MAKER DESIGN_IN_PROGRESS DESIGN_COMPLETED',
    'SYSTEM DESIGN_COMPLETED MEASUREMENT_COMPLETED',
  ]);
  expect(await movesOf(id)).toEqual([
    'SYSTEM null MEASUREMENT_SCHEDULED',
    'MAKER CONFIRMED DESIGN_IN_PROGRESS',
    'SYSTEM null MEASUREMENT_COMPLETED',
    'MAKER DESIGN_IN_PROGRESS DESIGN_COMPLETED',
    'SYSTEM DESIGN_COMPLETED MEASUREMENT_COMPLETED',
  ]);
});

test('where the desk completes the design of an order that is measured, its records say at which step the order stands', async () => {
  const id = await order('DESIGN_IN_PROGRESS');
  await hold(await bookFor(id));
  const desk = await app.actor({ name: 'Desk', role: 'ADMIN' });
  const nowhere = { shippingCarrier: '', trackingNumber: '', estimatedDelivery: '' };
  const moved = await desk.call(manageOrder, {
    params: { id },
    body: {
      status: 'DESIGN_COMPLETED',
      reason: 'The maker rang.',
      seen: { status: 'DESIGN_IN_PROGRESS', ...nowhere },
    },
  });
  expect([moved.status, (await read(id)).status]).toEqual([200, 'MEASUREMENT_COMPLETED']);
  const { acts } = (await desk.call(listActs, { query: { subject: 'ORDER', subjectId: id } })).body;
  expect(acts.flatMap(({ changes }) => changes)).toEqual([
    { field: 'orderStatus', before: 'DESIGN_IN_PROGRESS', after: 'MEASUREMENT_COMPLETED' },
  ]);
});

test('the maker still has both design stages to choose after a booking, and the rest in turn', async () => {
  const id = await order();
  await bookFor(id);
  const offered = (await maker.call(orderDetails, { params: { id } })).body.orderData.can.moveTo;
  expect(offered.slice(0, 2)).toEqual(['DESIGN_IN_PROGRESS', 'DESIGN_COMPLETED']);
  // The sequence of a front end that has no step for a booked measurement.
  for (const status of [
    'DESIGN_IN_PROGRESS',
    'DESIGN_COMPLETED',
    'MEASUREMENT_COMPLETED',
    'FINAL_PAYMENT_PENDING',
    'COMPLETED',
  ] as const) {
    const { status: code, body } = await move(id, status);
    expect([status, code]).toEqual([status, 200]);
    expect(body.orderData.status).toBe(status === 'DESIGN_COMPLETED' ? 'MEASUREMENT_SCHEDULED' : status);
  }
});

test('a meeting that was called off before the design is completed takes the order nowhere, the next one does', async () => {
  const id = await order('DESIGN_IN_PROGRESS');
  const meetingId = await bookFor(id);
  await maker.call(cancelMeeting, { params: { id: meetingId } });
  expect((await move(id, 'DESIGN_COMPLETED')).body.orderData.status).toBe('DESIGN_COMPLETED');
  await bookFor(id);
  expect((await read(id)).status).toBe('MEASUREMENT_SCHEDULED');
});

test('a meeting of a completed design moves the order at once, twenty tries once', async () => {
  const id = await order('DESIGN_COMPLETED');
  const slot = freeSlot();
  await Promise.all(Array.from({ length: 20 }, () => book(buyer, id, slot)));
  const { history, meeting } = await read(id);
  expect(history.map(({ from, to }) => [from, to])).toEqual([['DESIGN_COMPLETED', 'MEASUREMENT_SCHEDULED']]);
  await hold(meeting?.id ?? 0);
  expect((await read(id)).status).toBe('MEASUREMENT_COMPLETED');
});

test('an order that has gone further than its meeting stays where it is', async () => {
  const id = await order('DESIGN_IN_PROGRESS');
  await bookFor(id);
  const further = orderStatuses.slice(orderStatuses.indexOf('FINAL_PAYMENT_PENDING')).slice(0, 2);
  for (const status of further) expect((await move(id, status)).body.orderData.status).toBe(status);
});
