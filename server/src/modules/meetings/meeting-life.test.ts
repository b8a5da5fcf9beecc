import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { cancelMeeting, rescheduleMeeting } from '#contracts/meetings/meetings.contract.ts';
import { getUnreadNotifications } from '#contracts/notifications/notifications.contract.ts';
import { orderConfirmation, updateOrderStatus } from '#contracts/orders/core/orders.contract.ts';
import type { OrderStatus } from '#contracts/orders/core/orders.states.ts';
import { appointmentInWords, weekdayInWords } from '#contracts/platform/dates-in-words.ts';
import { orderHistory, orders } from '#server/modules/orders/core/orders.tables.ts';
import { orderMoved } from '#server/modules/orders/public.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { book } from '#tests/support/people/meetings.ts';
import type { TestApp } from '#tests/support/servers/app.ts';
import { makeBookings, openMeetings } from '#tests/support/set-ups/meetings.ts';
import { remindOfMeetings } from './remind-of-meetings.ts';

let app: TestApp;
let maker: Actor;
let buyer: Actor;
let designId: number;
let ahead = 0;
beforeAll(async () => {
  ({ app, maker, buyer, designId } = await openMeetings({ now: () => new Date(Date.now() + ahead) }));
});
afterAll(() => app.stop());

const wait = { timeout: 60_000, interval: 50 };
const { orderOf, freshSlot, booked, statusOf, listOf, complete } = makeBookings(() => ({
  app,
  maker,
  buyer,
  designId,
}));

test('a meeting whose order was measured was held, even if the next move is heard of first', async () => {
  const { orderId, meetingId } = await booked();
  const { db, events, clock } = app.services;
  await db.insert(orderHistory).values({
    orderId,
    actorId: maker.id,
    actor: 'MAKER',
    fromStatus: 'MEASUREMENT_SCHEDULED',
    toStatus: 'MEASUREMENT_COMPLETED',
    createdAt: clock.now(),
  });
  const move = { orderId, by: 'MAKER', from: 'MEASUREMENT_COMPLETED', to: 'FINAL_PAYMENT_PENDING' } as const;
  await inTransaction(db, (tx) => events.publish(tx, orderMoved, move));
  await vi.waitFor(
    async () =>
      expect(await listOf(buyer, orderId, { all: '1' })).toMatchObject([
        { id: meetingId, status: 'COMPLETED' },
      ]),
    wait,
  );
});

test('an order that was cancelled or came past measuring asks nobody to its meeting, before the meeting is ended too', async () => {
  const { orderId } = await booked();
  const { db, clock } = app.services;
  const told = async () =>
    (await maker.call(orderConfirmation, { params: { id: orderId } })).body.orderData.meeting;
  const stand = (status: OrderStatus) => db.update(orders).set({ status }).where(eq(orders.id, orderId));
  expect(await told()).toMatchObject({ status: 'SCHEDULED' });
  // The state between the move and the job that handles its event.
  await stand('CANCELLED');
  expect(await told()).toBeNull();
  await db.insert(orderHistory).values({
    orderId,
    actorId: maker.id,
    actor: 'MAKER',
    fromStatus: 'MEASUREMENT_SCHEDULED',
    toStatus: 'MEASUREMENT_COMPLETED',
    createdAt: clock.now(),
  });
  await stand('FINAL_PAYMENT_PENDING');
  expect(await told()).toMatchObject({ status: 'COMPLETED' });
});

test('the maker starts and completes, the order is measured; the buyer may do neither', async () => {
  const { orderId, meetingId } = await booked();
  await maker.call(updateOrderStatus, { params: { id: orderId }, body: { status: 'DESIGN_COMPLETED' } });
  for (const status of ['IN_PROGRESS', 'COMPLETED'] as const)
    expect((await complete(buyer, meetingId, status)).status).toBe(403);
  expect((await complete(maker, meetingId, 'IN_PROGRESS')).body.message).toBe(
    'Meeting in progress successfully!',
  );
  expect((await complete(maker, meetingId, 'IN_PROGRESS')).status).toBe(200);
  expect(await statusOf(orderId)).toBe('MEASUREMENT_SCHEDULED');
  for (const refused of [
    await buyer.call(cancelMeeting, { params: { id: meetingId } }),
    await buyer.call(rescheduleMeeting, { params: { id: meetingId }, body: { scheduledAt: freshSlot() } }),
  ]) {
    expect([refused.status, refused.error.code]).toEqual([409, 'ILLEGAL_MOVE']);
  }
  expect((await complete(maker, meetingId, 'COMPLETED')).body.message).toBe(
    'Meeting completed successfully!',
  );
  expect(await statusOf(orderId)).toBe('MEASUREMENT_COMPLETED');
  expect((await complete(maker, meetingId, 'COMPLETED')).status).toBe(200);
  expect((await complete(maker, meetingId, 'IN_PROGRESS')).status).toBe(409);
  expect(await listOf(buyer, orderId)).toEqual([]);
  await vi.waitFor(async () => {
    const { notifications } = (await buyer.call(getUnreadNotifications)).body;
    const messages = notifications
      .filter(({ link }) => link === `/schedule-meeting/${orderId}`)
      .map(({ message }) => message);
    expect(messages).toHaveLength(2);
    expect(messages.some((message) => /^Meher Ansari has the measurements for /.test(message))).toBe(true);
    expect(messages.some((message) => /^Meher Ansari started the measurement meeting/.test(message))).toBe(
      true,
    );
  }, wait);
});

test('an order that has come further meanwhile is not taken back by its meeting', async () => {
  const { orderId, meetingId } = await booked();
  await app.services.db.$client.query(`update orders set status = 'COMPLETED' where id = $1`, [orderId]);
  expect((await complete(maker, meetingId, 'COMPLETED')).status).toBe(200);
  expect(await statusOf(orderId)).toBe('COMPLETED');
});

test('an order that is cancelled takes its meeting with it, and the slot is free again', async () => {
  const { orderId, at } = await booked();
  expect(
    (await buyer.call(updateOrderStatus, { params: { id: orderId }, body: { status: 'CANCELLED' } })).status,
  ).toBe(200);
  await vi.waitFor(async () => expect(await listOf(buyer, orderId)).toEqual([]), wait);
  expect((await book(buyer, await orderOf(), at)).status).toBe(200);
});

test('either side moves a meeting; the other is told of the new time', async () => {
  const { orderId, meetingId } = await booked();
  const later = freshSlot(16);
  const moved = await maker.call(rescheduleMeeting, {
    params: { id: meetingId },
    body: { scheduledAt: later },
  });
  expect(moved.body).toMatchObject({
    message: 'Meeting rescheduled successfully!',
    data: { id: meetingId, scheduledAt: later, status: 'SCHEDULED' },
  });
  const again = await buyer.call(rescheduleMeeting, {
    params: { id: meetingId },
    body: { scheduledAt: later },
  });
  expect(again.status).toBe(400);
  await vi.waitFor(async () => {
    const { notifications } = (await buyer.call(getUnreadNotifications)).body;
    expect(notifications.filter(({ link }) => link === `/schedule-meeting/${orderId}`)).toMatchObject([
      {
        message: expect.stringMatching(
          new RegExp(
            `^Meher Ansari moved the phone call for Katan silk lehenga \\(TB-.*\\) to ${appointmentInWords(new Date(later))}$`,
          ),
        ),
      },
    ]);
  }, wait);
});

test('both sides get a letter with the new time, and one when it is called off, each with a file that replaces the one before, the new time with the day of delivery', async () => {
  const { orderId, meetingId } = await booked();
  const later = freshSlot(16);
  const { mail, db } = app.services;
  const lettersTo = async (person: Actor) =>
    (await mail.listUnsent(db, person.email))
      .filter(({ text }) => text.includes(`/schedule-meeting/${orderId}`))
      .map(({ subject, text, calendar }) => ({ subject, text, calendar }));
  const newestTo = (person: Actor, subject: string, words: string) =>
    vi.waitFor(async () => {
      const [letter] = await lettersTo(person);
      expect(letter).toMatchObject({ subject, text: expect.stringContaining(words) });
      return letter?.calendar ?? '';
    }, wait);
  await buyer.call(rescheduleMeeting, { params: { id: meetingId }, body: { scheduledAt: later } });
  const now = `The phone call is now on ${appointmentInWords(new Date(later))}`;
  const { orderData } = (await buyer.call(orderConfirmation, { params: { id: orderId } })).body;
  const expected = weekdayInWords(new Date(orderData.estimatedDelivery));
  await newestTo(buyer, now, `It should be with you by ${expected}`);
  await newestTo(maker, now, `It should be with the buyer by ${expected}`);
  const begins = `DTSTART:${later.replaceAll(/[-:]|\.000/g, '')}`;
  for (const file of [
    await newestTo(buyer, now, 'You have moved'),
    await newestTo(maker, now, 'Asha Rao has moved'),
  ]) {
    expect(file).toContain(`UID:meeting-${meetingId}@`);
    expect(file).toContain('SEQUENCE:1');
    expect(file).toContain('METHOD:PUBLISH');
    expect(file).toContain(begins);
  }
  await maker.call(cancelMeeting, { params: { id: meetingId } });
  const off = `Called off: the phone call on ${appointmentInWords(new Date(later))}`;
  for (const file of [
    await newestTo(maker, off, 'You have called off'),
    await newestTo(buyer, off, 'Meher Ansari has called off'),
  ]) {
    expect(file).toContain(`UID:meeting-${meetingId}@`);
    expect(file).toContain('SEQUENCE:2');
    expect(file).toContain('METHOD:CANCEL');
    expect(file).toContain('STATUS:CANCELLED');
  }
});

test('both sides are reminded once, a day before, and not of what was booked within the day', async () => {
  const { orderId, at } = await booked();
  const reminders = async (person: Actor) => {
    const letters = await app.services.mail.listUnsent(app.services.db, person.email);
    return letters.filter(
      ({ subject, text }) => subject.startsWith('Reminder') && text.includes(`/schedule-meeting/${orderId}`),
    ).length;
  };
  await remindOfMeetings(app.services);
  expect(await reminders(buyer)).toBe(0);
  ahead = new Date(at).getTime() - Date.now() - 23 * 3_600_000;
  try {
    await Promise.all([remindOfMeetings(app.services), remindOfMeetings(app.services)]);
    await remindOfMeetings(app.services);
    await vi.waitFor(async () => {
      expect(await reminders(buyer)).toBe(1);
      expect(await reminders(maker)).toBe(1);
    }, wait);
    await vi.waitFor(async () => {
      const { notifications } = (await buyer.call(getUnreadNotifications)).body;
      expect(notifications.filter(({ link }) => link === `/schedule-meeting/${orderId}`)).toMatchObject([
        {
          message: expect.stringMatching(
            new RegExp(
              `^Your phone call for Katan silk lehenga \\(TB-.*\\) is on ${appointmentInWords(new Date(at))}$`,
            ),
          ),
          sender: null,
        },
      ]);
    }, wait);
    await remindOfMeetings(app.services);
    expect(await reminders(buyer)).toBe(1);
  } finally {
    ahead = 0;
  }
});
