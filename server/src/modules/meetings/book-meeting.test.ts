import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { nothingToMeasure } from '#contracts/measurements/measuring.ts';
import { slotHours } from '#contracts/meetings/meeting-slots.ts';
import {
  cancelMeeting,
  freeSlots,
  homeVisits,
  rescheduleMeeting,
} from '#contracts/meetings/meetings.contract.ts';
import { getUnreadNotifications } from '#contracts/notifications/notifications.contract.ts';
import { orderConfirmation } from '#contracts/orders/core/orders.contract.ts';
import { appointmentInWords, weekdayInWords } from '#contracts/platform/dates-in-words.ts';
import { addDays, istDayOf } from '#contracts/platform/ist-day.ts';
import { inEnglish } from '#contracts/words/in-english.ts';
import { users } from '#server/modules/accounts/accounts.tables.ts';
import { orders } from '#server/modules/orders/core/orders.tables.ts';
import { saveProfile } from '#server/modules/profiles/profiles.queries.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { addressOf, book, home, insertOrder, slotIn } from '#tests/support/people/meetings.ts';
import { designOf } from '#tests/support/people/shop.ts';
import type { TestApp } from '#tests/support/servers/app.ts';
import { makeBookings, openMeetings } from '#tests/support/set-ups/meetings.ts';

let app: TestApp;
let maker: Actor;
let buyer: Actor;
let stranger: Actor;
let designId: number;
beforeAll(async () => {
  ({ app, maker, buyer, stranger, designId } = await openMeetings());
});
afterAll(() => app.stop());

const wait = { timeout: 60_000, interval: 50 };
const bookings = makeBookings(() => ({ app, maker, buyer, designId }));
const { orderOf, freshSlot, booked, statusOf, listOf } = bookings;

test('a buyer books a home visit: both sides see it, the order stays with its design, the maker is told without the address', async () => {
  const orderId = await orderOf('DESIGN_IN_PROGRESS');
  const addressId = await addressOf(buyer);
  const at = freshSlot();
  const before = await buyer.call(orderConfirmation, { params: { id: orderId } });
  expect(before.body.orderData.can.scheduleMeeting).toBe(true);
  const answer = await book(buyer, orderId, at, {
    type: 'HOME_VISIT',
    addressId: String(addressId),
    isExistingAddress: true,
    notes: ' The bell sticks. ',
  });
  expect(answer.status, JSON.stringify(answer.error)).toBe(200);
  expect(answer.body.message).toBe('Meeting scheduled successfully!');
  const { isDefault: _, ...place } = home;
  const shown = {
    type: 'HOME_VISIT',
    status: 'SCHEDULED',
    scheduledAt: at,
    notes: 'The bell sticks.',
    address: { id: addressId, ...place },
  };
  expect(await listOf(buyer, orderId)).toMatchObject([
    { ...shown, can: { start: false, complete: false, cancel: true, reschedule: true } },
  ]);
  expect(await listOf(maker, orderId)).toMatchObject([
    { ...shown, can: { start: true, complete: true, cancel: true, reschedule: true } },
  ]);
  const { orderData } = (await buyer.call(orderConfirmation, { params: { id: orderId } })).body;
  expect(orderData).toMatchObject({
    status: 'DESIGN_IN_PROGRESS',
    meeting: { type: 'HOME_VISIT', status: 'SCHEDULED', scheduledAt: at },
    can: { scheduleMeeting: false },
  });

  const when = appointmentInWords(new Date(at));
  await vi.waitFor(async () => {
    const { notifications } = (await maker.call(getUnreadNotifications)).body;
    const own = notifications.filter(({ link }) => link === `/schedule-meeting/${orderId}`);
    expect(own.map(({ type, message }) => ({ type, message }))).toEqual([
      {
        type: 'MEETING',
        message: expect.stringMatching(/^Asha Rao booked a home visit for .* \(TB-.*\) on /),
      },
    ]);
  }, wait);
  const { mail, db } = app.services;
  for (const [side, subject, delivery] of [
    [maker, `A home visit on ${when}`, 'It should be with the buyer by '],
    [buyer, `You are measured on ${when}`, 'It should be with you by '],
  ] as const) {
    await vi.waitFor(async () => {
      const [letter] = await mail.listUnsent(db, side.email);
      expect(letter?.subject).toBe(subject);
      expect(letter?.text).toContain(`${delivery}${weekdayInWords(new Date(orderData.estimatedDelivery))}`);
      expect(letter?.calendar).toContain(`DTSTART:${at.replaceAll(/[-:]|\.000/g, '')}`);
      for (const secret of [home.fullAddress, home.pincode, '98450', buyer.email])
        expect(`${letter?.text} ${letter?.calendar}`).not.toContain(secret);
    }, wait);
  }
});

test('the address of somebody else looks like one that is not there', async () => {
  const orderId = await orderOf();
  const foreign = await addressOf(stranger);
  const visit = { type: 'HOME_VISIT', isExistingAddress: true };
  const taken = await book(buyer, orderId, freshSlot(), { ...visit, addressId: foreign });
  const absent = await book(buyer, orderId, freshSlot(), { ...visit, addressId: 999_999 });
  expect([taken.status, absent.status]).toEqual([404, 404]);
  expect(taken.error.message).toBe(absent.error.message);
  expect(await listOf(buyer, orderId)).toEqual([]);
});

test('what is missing is said in the sentences of the form', async () => {
  const orderId = await orderOf();
  const said = async (scheduledAt: string, more: object) => {
    const { status, error } = await book(buyer, orderId, scheduledAt, more);
    return `${status} ${error.message}`;
  };
  const at = freshSlot();
  const forgotten = '400 Please select date, time, and meeting type';
  expect(await said('', {})).toBe(forgotten);
  expect(await said('2026-13-45T09:00:00Z', {})).toBe(forgotten);
  expect(await said('2026-11-22T09:00', {})).toBe(forgotten);
  expect(await said(at, { type: 'TEA' })).toBe(forgotten);
  expect(await said(at, { type: 'HOME_VISIT', isExistingAddress: true })).toBe(
    '400 Please select an existing address',
  );
  expect(await said(at, { type: 'HOME_VISIT', isExistingAddress: false })).toBe(
    '400 Please create and save new address before scheduling',
  );
  expect(await said(slotIn(app, 0, 18), {})).toBe('400 Please choose a day from tomorrow on');
  expect(await said(slotIn(app, 61, 9), {})).toBe('400 Please choose a day within the next 60 days');
  expect(await said(slotIn(app, 3, 13), {})).toBe('400 Please choose one of the times offered');
});

test('only a confirmed order that is not measured yet is booked, and only by its buyer', async () => {
  for (const status of [
    'PENDING',
    'MEASUREMENT_COMPLETED',
    'COMPLETED',
    'SHIPPED',
    'DELIVERED',
    'CANCELLED',
  ] as const) {
    const { status: code, error } = await book(buyer, await orderOf(status), freshSlot());
    expect([code, error.code], status).toEqual([409, 'ILLEGAL_MOVE']);
  }
  const byMaker = await book(maker, await orderOf(), freshSlot());
  expect([byMaker.status, byMaker.error.code]).toEqual([403, 'FORBIDDEN']);
});

test('while its maker is banned or suspended, cancelling is asked for or a payment is disputed, no meeting of an order is booked or moved', async () => {
  const { db } = app.services;
  const open = await orderOf();
  const { orderId, meetingId } = await booked();
  const answers = async () => {
    const tried = [
      await book(buyer, open, freshSlot()),
      await buyer.call(rescheduleMeeting, { params: { id: meetingId }, body: { scheduledAt: freshSlot() } }),
    ];
    const [meeting] = await listOf(buyer, orderId);
    return { said: tried.map(({ status, error }) => `${status} ${error.message}`), can: meeting?.can };
  };
  const onHold = expect.stringMatching(/^409 This order is on hold/);
  const held = { said: [onHold, onHold], can: expect.objectContaining({ reschedule: false, cancel: true }) };
  const setMaker = (facts: Partial<typeof users.$inferInsert>) =>
    db.update(users).set(facts).where(eq(users.id, maker.id));
  await setMaker({ status: 'BANNED' });
  expect(await answers()).toEqual(held);
  await setMaker({ status: 'ACTIVE', suspensionReason: 'Copied pictures.' });
  expect(await answers()).toEqual(held);
  await setMaker({ suspensionReason: null });

  const setAsked = (askedToCancel: boolean) =>
    db
      .update(orders)
      .set({ askedToCancel })
      .where(inArray(orders.id, [open, orderId]));
  await setAsked(true);
  const asked = expect.stringMatching(/^409 Cancelling this order was asked for/);
  expect(await answers()).toEqual({ said: [asked, asked], can: held.can });
  const shown = await buyer.call(orderConfirmation, { params: { id: open } });
  expect(shown.body.orderData.can.scheduleMeeting).toBe(false);
  await setAsked(false);

  await db.$client.query(
    `with paid as (
       insert into payments (order_id, purpose, status, expected_paise, captured_paise, receipt)
       select id, 'ADVANCE', 'CAPTURED', 540000, 540000, id || '-I' from unnest($1::bigint[]) id returning id)
     insert into payment_disputes (payment_id, razorpay_payment_id, razorpay_dispute_id, amount_paise, phase, status,
                                   created_at, updated_at)
     select id, 'pay_' || id, 'disp_' || id, 540000, 'chargeback', 'OPEN', now(), now() from paid`,
    [[open, orderId]],
  );
  const disputed = expect.stringMatching(/^409 A bank is reviewing a payment for this order/);
  expect(await answers()).toEqual({ said: [disputed, disputed], can: held.can });
});

test('an order has one meeting at a time; after it is called off another is booked and the order stays where it is', async () => {
  const { orderId, meetingId } = await booked();
  const twice = await book(buyer, orderId, freshSlot());
  expect([twice.status, twice.error.code]).toEqual([409, 'CONFLICT']);
  const cancelled = await maker.call(cancelMeeting, { params: { id: meetingId } });
  expect(cancelled.body).toMatchObject({
    message: 'Meeting cancelled successfully!',
    data: { status: 'CANCELLED', can: { cancel: false, reschedule: false } },
  });
  expect(await statusOf(orderId)).toBe('CONFIRMED');
  // A retry after a lost response: the meeting stays cancelled, and nobody is notified twice.
  const again = await maker.call(cancelMeeting, { params: { id: meetingId } });
  expect([again.status, again.body.data]).toEqual([200, cancelled.body.data]);
  expect((await book(buyer, orderId, freshSlot())).status).toBe(200);
  expect(await listOf(buyer, orderId)).toHaveLength(1);
  expect((await listOf(buyer, orderId, { all: '1' })).map(({ status }) => status)).toEqual([
    'SCHEDULED',
    'CANCELLED',
  ]);
});

test('a booking that is sent again answers with the meeting that it booked', async () => {
  const orderId = await orderOf();
  const at = freshSlot();
  const words = { notes: 'After lunch' };
  const answers = [await book(buyer, orderId, at, words), await book(buyer, orderId, at, words)];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers[1]?.body.data).toEqual(answers[0]?.body.data);
  const other = await book(buyer, orderId, at, { notes: 'Before lunch' });
  expect([other.status, other.error.errors]).toEqual([409, undefined]);
  expect(await listOf(buyer, orderId, { all: '1' })).toHaveLength(1);
});

test('free slots leave out what is taken with this maker, whoever took it, and days that may not be booked', async () => {
  const day = addDays(istDayOf(app.services.clock.now()), 55);
  const other = await app.actor({ name: 'Ravi Menon' });
  const first = await insertOrder(app, { buyer: other, maker, designId });
  await book(other, first, slotIn(app, 55, 14));
  const orderId = await orderOf();
  const ask = async (person: Actor, query: object) =>
    (await person.call(freeSlots, { params: { orderId }, query })).body.data;
  const { days } = await ask(buyer, { from: day, days: 2 });
  expect(days).toEqual([
    { day, freeHours: slotHours.filter((hour) => hour !== 14) },
    { day: addDays(day, 1), freeHours: [...slotHours] },
  ]);
  expect(await ask(maker, { from: day, days: 2 })).toMatchObject({ days });
  const all = await ask(buyer, {});
  expect(all.days).toHaveLength(60);
  expect(all.days[0]?.day).toBe(all.first);
  expect(all.days.at(-1)?.day).toBe(all.last);
  const past = await ask(buyer, { from: addDays(all.first, -10), days: 12 });
  expect(past.days.map((each) => each.day)).toEqual([all.first, addDays(all.first, 1)]);
  expect((await ask(buyer, { from: addDays(all.last, 5), days: 5 })).days).toEqual([]);
});

test('a home visit is offered unless it is known to be too far, and the phone everywhere', async () => {
  const own = await app.actor({ name: 'Meher Ansari', role: 'DESIGNER' });
  const design = await designOf(app, own);
  const orderId = await insertOrder(app, { buyer, maker: own, designId: design });
  const addressId = await addressOf(buyer);
  const at = freshSlot();
  const visit = { type: 'HOME_VISIT', addressId, isExistingAddress: true };
  const said = async () => {
    const { data } = (await buyer.call(homeVisits, { params: { orderId } })).body;
    const shown = data.addresses.find(({ id }) => id === addressId)?.refusal?.message;
    const { status, error } = await book(buyer, orderId, at, visit);
    expect([status, error.errors?.addressId], 'what the screen says is what the server says').toEqual([
      400,
      shown,
    ]);
    return shown;
  };
  const { data: unknown } = (await buyer.call(homeVisits, { params: { orderId } })).body;
  expect(unknown).toMatchObject({ refusal: null, visits: true });
  const { body: offered } = await book(buyer, orderId, at, visit);
  expect(offered.data.address?.id).toBe(addressId);
  await own.call(cancelMeeting, { params: { id: offered.data.id } });
  await saveProfile(app.services.db, own.id, { pincode: '221001' });
  expect(await said()).toMatch(
    /^Meher Ansari visits within 40 km of Varanasi; this address is about 1,4\d\d km away\. Please choose the phone call\.$/,
  );
  await saveProfile(app.services.db, own.id, { pincode: '560001', visitRadiusKm: 0 });
  expect(await said()).toBe('Meher Ansari makes no home visits. Please choose the phone call.');
  await saveProfile(app.services.db, own.id, { visitRadiusKm: 10 });
  expect((await book(buyer, orderId, at, visit)).status).toBe(200);
});

test.each(['SIZED', 'NONE'] as const)('for an order that is %s no meeting is booked', async (measuring) => {
  const orderId = await orderOf();
  await app.services.db.update(orders).set({ measuring }).where(eq(orders.id, orderId));
  const { status, error } = await book(buyer, orderId, freshSlot());
  expect([status, error.code, error.message]).toEqual([
    409,
    'ILLEGAL_MOVE',
    inEnglish(nothingToMeasure[measuring]),
  ]);
  const { orderData } = (await buyer.call(orderConfirmation, { params: { id: orderId } })).body;
  expect(orderData.can.scheduleMeeting).toBe(false);
});
