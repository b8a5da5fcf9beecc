import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { getUnreadNotifications } from '#contracts/notifications/notifications.contract.ts';
import { updateOrderStatus } from '#contracts/orders/core/orders.contract.ts';
import { addDays } from '#contracts/platform/ist-day.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { agedOrder, answer, ask, booksOf, readOrder } from '#tests/support/people/cancellations.ts';
import { ageOrder } from '#tests/support/people/custom-orders/age-order.ts';
import {
  answerTo,
  lateOrder,
  propose,
  takeBack,
  today,
} from '#tests/support/people/custom-orders/due-days.ts';
import { openShop, type Shop } from '#tests/support/people/shop.ts';
import { lapsePromises } from './answer-day.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ DATABASE_POOL: '20', RATE_LIMITS: 'off' });
});
afterAll(() => shop.stop());

const soon = { timeout: 60_000, interval: 50 };
const times = Array.from({ length: 6 }, (_, index) => index);

const move = (by: Actor, id: number, status: 'CANCELLED' | 'SHIPPED' | 'COMPLETED') =>
  by.call(updateOrderStatus, { params: { id }, body: { status } });
const booked = (id: number, paise: { taken: number; returned: number }) =>
  vi.waitFor(async () => expect(await booksOf(shop, id)).toEqual(paise), soon);

const letterTo = (to: Actor, orderId: number, subject: RegExp) =>
  vi.waitFor(async () => {
    const letters = await shop.app.services.mail.listUnsent(shop.app.services.db, to.email);
    const letter = letters.find((one) => subject.test(one.subject) && one.text.includes(`/${orderId}\n`));
    expect(letter?.subject).toMatch(subject);
    return letter?.text ?? '';
  }, soon);

const newsOf = (to: Actor, text: RegExp) =>
  vi.waitFor(async () => {
    const { body } = await to.call(getUnreadNotifications);
    expect(body.notifications.map(({ message }) => message)).toEqual(
      expect.arrayContaining([expect.stringMatching(text)]),
    );
  }, soon);

/** The newest proposal as the buyer sees it. */
const proposalOf = async (id: number) => {
  const { newPromise } = await readOrder(shop.buyer, id);
  if (newPromise === null) throw new Error('nothing was proposed');
  return newPromise;
};

test('from the day after the owed one the buyer cancels by right, everything goes back, and the maker reads why', async () => {
  const id = await lateOrder(shop, 1);
  const { delivery, can, cancelling } = await readOrder(shop.buyer, id);
  expect(delivery).toMatchObject({ isLate: true, lateDays: 1, risk: 'MAKING', dueBy: addDays(today(), -1) });
  expect([can.cancel, can.cancelLate, can.askToCancel, cancelling.freeUntil]).toEqual([
    true,
    true,
    false,
    null,
  ]);
  expect((await readOrder(shop.maker, id)).can.cancelLate).toBe(false);
  const done = await move(shop.buyer, id, 'CANCELLED');
  expect(done.body.orderData).toMatchObject({ status: 'CANCELLED', payments: { held: 0, kept: 0 } });
  await booked(id, { taken: 540_000, returned: 540_000 });
  expect(await letterTo(shop.maker, id, /because it was late/)).toContain('all that was paid goes back');
  expect(await letterTo(shop.buyer, id, /is cancelled/)).toContain('later than promised');
  await newsOf(shop.maker, /cancelled by its buyer because it was late/);
});

test('on the owed day itself the buyer has no such right, and after the parcel was sent neither', async () => {
  const punctual = await lateOrder(shop, 0);
  expect(await readOrder(shop.buyer, punctual)).toMatchObject({
    delivery: { isLate: false, lateDays: 0, dueBy: today() },
    can: { cancel: false, cancelLate: false, askToCancel: true },
  });
  expect((await move(shop.buyer, punctual, 'CANCELLED')).error.code).toBe('ILLEGAL_MOVE');
  const sent = await agedOrder(shop, { at: 'READY_FOR_DELIVERY', isFinalPaid: true });
  await ageOrder(shop, sent, 200);
  expect((await readOrder(shop.buyer, sent)).can.cancelLate).toBe(true);
  expect((await move(shop.maker, sent, 'SHIPPED')).status).toBe(200);
  expect(await readOrder(shop.buyer, sent)).toMatchObject({
    delivery: { isLate: true },
    can: { cancel: false, cancelLate: false },
  });
  expect((await move(shop.buyer, sent, 'CANCELLED')).error.code).toBe('ILLEGAL_MOVE');
});

test('an order that waits for its final payment becomes no later', async () => {
  const id = await agedOrder(shop, { at: 'MEASUREMENT_COMPLETED' });
  const { delivery } = await readOrder(shop.buyer, id);
  await move(shop.maker, id, 'COMPLETED');
  await ageOrder(shop, id, 90);
  expect((await readOrder(shop.buyer, id)).delivery).toMatchObject({
    isLate: false,
    dueBy: delivery.dueBy,
    because: expect.arrayContaining([{ what: 'FINAL_PAYMENT', days: 90 }]),
  });
});

test('a late order that its buyer had asked to cancel is cancelled at once, and nothing is kept', async () => {
  const id = await lateOrder(shop, 0);
  await ask(shop.buyer, id);
  await ageOrder(shop, id, 1);
  expect((await move(shop.buyer, id, 'CANCELLED')).status).toBe(200);
  expect((await readOrder(shop.buyer, id)).cancellation?.status).toBe('OVERTAKEN');
  await booked(id, { taken: 540_000, returned: 540_000 });
  expect((await answer(shop.maker, id, { agree: true, keep: 1000 })).status).toBe(409);
});

test('the buyer’s yes to a later day ends the right to cancel until that day has passed', async () => {
  const id = await lateOrder(shop, 3);
  const day = addDays(today(), 4);
  const proposed = await propose(shop.maker, id, day);
  expect(proposed.body.orderData.newPromise).toMatchObject({
    state: 'PROPOSED',
    day,
    insteadOf: addDays(today(), -3),
  });
  expect(await letterTo(shop.buyer, id, /later day is proposed/)).toContain('“The zari is late.”');
  await newsOf(shop.buyer, /asks for a later day/);
  expect((await readOrder(shop.buyer, id)).can).toMatchObject({ answerDay: true, cancelLate: true });
  const agreed = await answerTo(shop.buyer, id, (await proposalOf(id)).id, true);
  expect(agreed.body.orderData).toMatchObject({
    newPromise: { state: 'ACCEPTED' },
    delivery: {
      dueBy: day,
      isLate: false,
      because: expect.arrayContaining([{ what: 'NEW_PROMISE', days: 7 }]),
    },
    can: { cancelLate: false, answerDay: false },
  });
  expect((await move(shop.buyer, id, 'CANCELLED')).error.code).toBe('ILLEGAL_MOVE');
  await newsOf(shop.maker, /agreed to the later day/);
  await letterTo(shop.maker, id, /agreed to the new day/);
  await ageOrder(shop, id, 5);
  await shop.app.services.db.$client.query(
    `update order_promises set promised_on = promised_on - 5, instead_of = instead_of - 5 where order_id = $1`,
    [id],
  );
  expect((await readOrder(shop.buyer, id)).can.cancelLate).toBe(true);
});

test('a no, a proposal taken back and one without an answer leave the day, and three proposals are the most', async () => {
  const id = await lateOrder(shop, 2);
  const { delivery } = await readOrder(shop.buyer, id);
  const day = addDays(today(), 9);
  await propose(shop.maker, id, day);
  expect((await propose(shop.maker, id, addDays(day, 1))).error.message).toMatch(
    /have proposed a day already/,
  );
  const no = await answerTo(shop.buyer, id, (await proposalOf(id)).id, false);
  expect(no.body.orderData).toMatchObject({
    newPromise: { state: 'DECLINED' },
    delivery: { dueBy: delivery.dueBy },
  });
  await letterTo(shop.maker, id, /The promised day .* stays/);
  await propose(shop.maker, id, day);
  await takeBack(shop.maker, id, (await proposalOf(id)).id);
  expect((await proposalOf(id)).state).toBe('WITHDRAWN');
  await propose(shop.maker, id, day);
  await shop.app.services.db.$client.query(
    `update order_promises set answer_by = now() - interval '1 minute' where order_id = $1 and state = 'PROPOSED'`,
    [id],
  );
  expect((await readOrder(shop.buyer, id)).can.answerDay).toBe(false);
  const late = await answerTo(shop.buyer, id, (await proposalOf(id)).id, true);
  expect([late.status, late.error.code]).toEqual([409, 'PROMISE_CHANGED']);
  await lapsePromises(shop.app.services);
  expect(await readOrder(shop.maker, id)).toMatchObject({
    newPromise: { state: 'LAPSED' },
    delivery: { dueBy: delivery.dueBy },
    can: { proposeDay: false },
  });
  const fourth = await propose(shop.maker, id, day);
  expect([fourth.status, fourth.error.message]).toEqual([409, expect.stringMatching(/three times/)]);
});

test('a day is proposed only by the maker, with a reason, after the owed day and not in the past', async () => {
  const id = await agedOrder(shop, { at: 'MEASUREMENT_COMPLETED' });
  const { dueBy } = (await readOrder(shop.maker, id)).delivery;
  if (dueBy === null) throw new Error('no day');
  const stranger = await shop.app.actor({ name: 'Ravi Iyer' });
  const later = addDays(dueBy, 1);
  expect((await propose(shop.buyer, id, later)).status).toBe(403);
  expect((await propose(stranger, id, later)).status).toBe(404);
  for (const day of [dueBy, addDays(today(), -1), addDays(today(), 181), '2026-02-30', 'soon'])
    expect((await propose(shop.maker, id, day)).status, day).toBe(400);
  expect((await propose(shop.maker, id, later, { reason: ' ' })).error.errors).toHaveProperty('reason');
  const key = randomUUID();
  const twice = await Promise.all(times.map(() => propose(shop.maker, id, later, { key })));
  expect(twice.map(({ status }) => status)).toEqual(times.map(() => 200));
  expect((await propose(shop.maker, id, addDays(later, 1), { key })).status).toBe(409);
  const { id: promiseId } = await proposalOf(id);
  expect((await answerTo(shop.maker, id, promiseId, true)).status).toBe(403);
  expect((await answerTo(stranger, id, promiseId, true)).status).toBe(404);
  expect((await takeBack(shop.buyer, id, promiseId)).status).toBe(403);
  const late = await lateOrder(shop, 9);
  expect((await propose(shop.maker, late, addDays(today(), -1))).status, 'after the owed day, yet past').toBe(
    400,
  );
});

test('an answer to a proposal that was replaced is refused with the newer one, and the same yes twice is one', async () => {
  const id = await lateOrder(shop, 1);
  await propose(shop.maker, id, addDays(today(), 3));
  const first = await proposalOf(id);
  await takeBack(shop.maker, id, first.id);
  await propose(shop.maker, id, addDays(today(), 9));
  const second = await proposalOf(id);
  const stale = await answerTo(shop.buyer, id, first.id, true);
  expect([stale.status, stale.error.code]).toEqual([409, 'PROMISE_CHANGED']);
  expect(stale.error.newer).toMatchObject({ newPromise: { id: second.id, state: 'PROPOSED' } });
  const yes = await Promise.all(times.map(() => answerTo(shop.buyer, id, second.id, true)));
  expect(yes.map(({ status }) => status)).toEqual(times.map(() => 200));
  expect((await answerTo(shop.buyer, id, second.id, false)).status).toBe(409);
});

test('a yes and a withdrawal at once end in one of the two', async () => {
  for (const nth of times) {
    const id = await lateOrder(shop, 1);
    await propose(shop.maker, id, addDays(today(), 3));
    const { id: promiseId } = await proposalOf(id);
    const yes = () => answerTo(shop.buyer, id, promiseId, true);
    const back = () => takeBack(shop.maker, id, promiseId);
    const answers = await Promise.all(nth % 2 ? [yes(), back()] : [back(), yes()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { newPromise, delivery } = await readOrder(shop.buyer, id);
    expect(delivery.isLate).toBe(newPromise?.state === 'WITHDRAWN');
    expect(['ACCEPTED', 'WITHDRAWN']).toContain(newPromise?.state);
  }
});

test('a yes and the cancelling of a late order at once end in one of the two', async () => {
  for (const nth of times) {
    const id = await lateOrder(shop, 1);
    await propose(shop.maker, id, addDays(today(), 3));
    const { id: promiseId } = await proposalOf(id);
    const yes = () => answerTo(shop.buyer, id, promiseId, true);
    const cancel = () => move(shop.buyer, id, 'CANCELLED');
    const answers = await Promise.all(nth % 2 ? [yes(), cancel()] : [cancel(), yes()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { status, newPromise } = await readOrder(shop.buyer, id);
    expect(newPromise?.state).toBe(status === 'CANCELLED' ? 'OVERTAKEN' : 'ACCEPTED');
  }
});

test('a day proposed while the parcel is sent is either overtaken or not proposed', async () => {
  for (const nth of times) {
    const id = await agedOrder(shop, { at: 'READY_FOR_DELIVERY', isFinalPaid: true });
    const { dueBy } = (await readOrder(shop.maker, id)).delivery;
    const proposes = () => propose(shop.maker, id, addDays(dueBy ?? '', 2));
    const sends = () => move(shop.maker, id, 'SHIPPED');
    const answers = await Promise.all(nth % 2 ? [proposes(), sends()] : [sends(), proposes()]);
    const proposed = answers[nth % 2 ? 0 : 1];
    const { status, newPromise } = await readOrder(shop.buyer, id);
    expect(status).toBe('SHIPPED');
    expect(newPromise?.state).toBe(proposed?.status === 200 ? 'OVERTAKEN' : undefined);
  }
});
