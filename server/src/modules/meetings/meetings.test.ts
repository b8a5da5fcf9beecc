import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { nothingToMeasure } from '#contracts/measurements/measuring.ts';
import { slotHours } from '#contracts/meetings/meeting-slots.ts';
import {
  cancelMeeting,
  completeMeeting,
  freeSlots,
  homeVisits,
  meetingCalendar,
  meetingsOfOrder,
  myMeetings,
  rescheduleMeeting,
} from '#contracts/meetings/meetings.contract.ts';
import { getUnreadNotifications } from '#contracts/notifications/notifications.contract.ts';
import { orderDetails, updateOrderStatus } from '#contracts/orders/core/orders.contract.ts';
import type { OrderStatus } from '#contracts/orders/core/orders.states.ts';
import { appointmentInWords } from '#contracts/platform/dates-in-words.ts';
import { addDays, istDayOf } from '#contracts/platform/ist-day.ts';
import { orderHistory, orders } from '#server/modules/orders/core/orders.tables.ts';
import { orderMoved } from '#server/modules/orders/public.ts';
import { saveProfile } from '#server/modules/profiles/profiles.queries.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { addressOf, book, home, insertOrder, slotIn } from '#tests/support/people/meetings.ts';
import { designOf } from '#tests/support/people/shop.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { remindOfMeetings } from './remind-of-meetings.ts';

let app: TestApp;
let maker: Actor;
let buyer: Actor;
let stranger: Actor;
let designId: number;
let ahead = 0;
beforeAll(async () => {
  app = await startTestApp({ withJobs: true, clock: { now: () => new Date(Date.now() + ahead) } });
  maker = await app.actor({ name: 'Meher Ansari', role: 'DESIGNER' });
  buyer = await app.actor({ name: 'Asha Rao' });
  stranger = await app.actor({ name: 'Nisha Paul' });
  designId = await designOf(app, maker);
  await saveProfile(app.services.db, maker.id, { pincode: '560001' });
});
afterAll(() => app.stop());

const wait = { timeout: 12_000, interval: 50 };
const orderOf = (status?: OrderStatus) =>
  insertOrder(app, { buyer, maker, designId, ...(status ? { status } : {}) });

// Each test books on days of its own, so that none stands in another's way.
let nextDay = 0;
function freshSlot(hour = 11): string {
  nextDay += 1;
  return slotIn(app, nextDay, hour);
}

async function booked(more: object = {}): Promise<{ orderId: number; meetingId: number; at: string }> {
  const orderId = await orderOf();
  const at = freshSlot();
  const { status, body, error } = await book(buyer, orderId, at, more);
  if (status !== 200) throw new Error(error.message);
  return { orderId, meetingId: body.data.id, at };
}

async function statusOf(orderId: number): Promise<OrderStatus> {
  return (await buyer.call(orderDetails, { params: { id: orderId } })).body.orderData.status;
}

const listOf = async (person: Actor, orderId: number, query = {}) =>
  (await person.call(meetingsOfOrder, { params: { orderId }, query })).body.data;

const complete = (person: Actor, id: number, status: 'IN_PROGRESS' | 'COMPLETED') =>
  person.call(completeMeeting, { params: { id }, body: { status } });

test('a buyer books a home visit: the order moves on, both sides see it, the maker is told without the address', async () => {
  const orderId = await orderOf('DESIGN_IN_PROGRESS');
  const addressId = await addressOf(buyer);
  const at = freshSlot();
  const before = await buyer.call(orderDetails, { params: { id: orderId } });
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
  const { orderData } = (await buyer.call(orderDetails, { params: { id: orderId } })).body;
  expect(orderData).toMatchObject({
    status: 'MEASUREMENT_SCHEDULED',
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
  await vi.waitFor(async () => {
    const [letter] = await mail.listUnsent(db, maker.email);
    expect(letter?.subject).toBe(`A measurement meeting on ${when}`);
    for (const secret of [home.fullAddress, home.pincode, '98450', buyer.email])
      expect(letter?.text).not.toContain(secret);
  }, wait);
});

test('to a stranger neither the order, its meeting, its slots nor its calendar file are there', async () => {
  const { orderId, meetingId } = await booked();
  const missing = { params: { orderId: 999_999 } };
  const none = { params: { id: 999_999 } };
  const at = freshSlot();
  const body = { scheduledAt: at };
  const pairs = [
    [meetingsOfOrder, { params: { orderId } }, missing],
    [freeSlots, { params: { orderId } }, missing],
    [cancelMeeting, { params: { id: meetingId } }, none],
    [
      completeMeeting,
      { params: { id: meetingId }, body: { status: 'COMPLETED' } },
      { ...none, body: { status: 'COMPLETED' } },
    ],
    [rescheduleMeeting, { params: { id: meetingId }, body }, { ...none, body }],
    [meetingCalendar, { params: { id: meetingId } }, none],
  ] as const;
  for (const [call, foreign, absent] of pairs) {
    const refused = await stranger.call(call, foreign);
    const nowhere = await stranger.call(call, absent);
    expect(refused.status, call.path).toBe(404);
    expect({ ...refused.error, requestId: '' }).toEqual({ ...nowhere.error, requestId: '' });
  }
  const another = await orderOf();
  expect((await book(stranger, another, at)).status).toBe(404);
  expect((await book({ call: app.visitor.call }, another, at)).status).toBe(401);
  expect(await listOf(buyer, orderId)).toMatchObject([{ status: 'SCHEDULED' }]);
  expect(await listOf(buyer, another)).toEqual([]);
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

test('an order has one meeting at a time; after it is called off another is booked and the order stays where it is', async () => {
  const { orderId, meetingId } = await booked();
  const twice = await book(buyer, orderId, freshSlot());
  expect([twice.status, twice.error.code]).toEqual([409, 'CONFLICT']);
  const cancelled = await maker.call(cancelMeeting, { params: { id: meetingId } });
  expect(cancelled.body).toMatchObject({
    message: 'Meeting cancelled successfully!',
    data: { status: 'CANCELLED', can: { cancel: false, reschedule: false } },
  });
  expect(await statusOf(orderId)).toBe('MEASUREMENT_SCHEDULED');
  // Again, as after an answer that was lost on its way: it stays called off, and nobody is told twice.
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
    (await maker.call(orderDetails, { params: { id: orderId } })).body.orderData.meeting;
  const stand = (status: OrderStatus) => db.update(orders).set({ status }).where(eq(orders.id, orderId));
  expect(await told()).toMatchObject({ status: 'SCHEDULED' });
  // As it is between the move and the job that hears of it.
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
        message: `Meher Ansari moved the phone call for Katan silk lehenga to ${appointmentInWords(new Date(later))}`,
      },
    ]);
  }, wait);
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
          message: `Your phone call for Katan silk lehenga is on ${appointmentInWords(new Date(at))}`,
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

test('a home visit is offered within the maker’s radius, and the phone everywhere', async () => {
  const own = await app.actor({ name: 'Meher Ansari', role: 'DESIGNER' });
  const design = await designOf(app, own);
  const orderId = await insertOrder(app, { buyer, maker: own, designId: design });
  const addressId = await addressOf(buyer);
  const at = freshSlot();
  const visit = { type: 'HOME_VISIT', addressId, isExistingAddress: true };
  const said = async () => {
    const { data } = (await buyer.call(homeVisits, { params: { orderId } })).body;
    const shown = data.addresses.find(({ id }) => id === addressId)?.refusal;
    const { status, error } = await book(buyer, orderId, at, visit);
    expect([status, error.errors?.addressId], 'what the screen says is what the server says').toEqual([
      400,
      shown,
    ]);
    return shown;
  };
  expect(await said()).toMatch(
    /^We do not know from where Meher Ansari would set out.*choose the phone call\.$/,
  );
  await saveProfile(app.services.db, own.id, { pincode: '221001' });
  expect(await said()).toMatch(
    /^Meher Ansari visits within 40 km of Varanasi; this address is about 14\d\d km away\. Please choose the phone call\.$/,
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
  expect([status, error.code, error.message]).toEqual([409, 'ILLEGAL_MOVE', nothingToMeasure[measuring]]);
  const { orderData } = (await buyer.call(orderDetails, { params: { id: orderId } })).body;
  expect(orderData.can.scheduleMeeting).toBe(false);
});

test('a buyer finds her own meetings beside those she measures at, without anybody’s phone number', async () => {
  const { meetingId, at } = await booked();
  const { data } = (await buyer.call(myMeetings, { query: { from: istDayOf(new Date(at)), days: 1 } })).body;
  expect(data.meetings.find(({ id }) => id === meetingId)).toMatchObject({
    role: 'buyer',
    maker: { id: maker.id, name: 'Meher Ansari' },
    buyer: { id: buyer.id, phone: '' },
    can: { start: false, complete: false, cancel: true, reschedule: true },
  });
});

test('the file for calendars is given to both sides', async () => {
  const { meetingId, at } = await booked({
    type: 'HOME_VISIT',
    addressId: await addressOf(buyer),
    notes: 'Ring twice',
  });
  for (const person of [buyer, maker]) {
    const answer = await app.server.inject({
      url: `/api/meeting/meetings/${meetingId}.ics`,
      headers: { cookie: person.cookie },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('private, no-store');
    const lines = answer.body.replaceAll('\r\n ', '').split('\r\n');
    expect(lines[0]).toBe('BEGIN:VCALENDAR');
    expect(lines).toContain(`DTSTART:${at.slice(0, 19).replaceAll(/[-:]/g, '')}Z`);
    expect(lines).toContain(
      'LOCATION:14\\, 3rd Cross\\, Malleshwaram\\, Bengaluru\\, Karnataka 560003\\, India',
    );
  }
});

test('a maker reads the days to come in order, with whom and where, and nobody else’s', async () => {
  const own = await app.actor({ name: 'Farida Khatri', role: 'DESIGNER' });
  await saveProfile(app.services.db, own.id, { pincode: '560001' });
  const design = await designOf(app, own);
  const make = async (at: string, more: object = {}) => {
    const orderId = await insertOrder(app, { buyer, maker: own, designId: design });
    expect((await book(buyer, orderId, at, more)).status).toBe(200);
    return orderId;
  };
  const second = await make(slotIn(app, 3, 10));
  const first = await make(slotIn(app, 2, 17), { type: 'HOME_VISIT', addressId: await addressOf(buyer) });
  await make(slotIn(app, 9, 9));
  const read = async (person: Actor, query: object = {}) =>
    (await person.call(myMeetings, { query })).body.data;
  const week = await read(own);
  expect(week.meetings.map(({ orderId }) => orderId)).toEqual([first, second]);
  expect(week.meetings[0]).toMatchObject({
    type: 'HOME_VISIT',
    address: { fullAddress: home.fullAddress },
    buyer: { id: buyer.id, name: 'Asha Rao', phone: '+91 98450 11111' },
    order: { id: first, title: 'Katan silk lehenga' },
    can: { start: true, complete: true, cancel: true, reschedule: true },
  });
  expect((await read(own, { days: 30 })).meetings).toHaveLength(3);
  const ofBuyer = (await read(buyer, { days: 30 })).meetings.map(({ orderId }) => orderId);
  expect(ofBuyer).toEqual(expect.arrayContaining([first, second]));
  expect((await read(stranger, { days: 30 })).meetings).toEqual([]);
  const odd = await own.call(myMeetings, { query: { days: '43' } });
  expect(odd.status).toBe(400);
});
