import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  cancelMeeting,
  completeMeeting,
  freeSlots,
  meetingCalendar,
  meetingsOfOrder,
  myMeetings,
  rescheduleMeeting,
} from '#contracts/meetings/meetings.contract.ts';
import { istDayOf } from '#contracts/platform/ist-day.ts';
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

const { orderOf, freshSlot, booked, listOf } = makeBookings(() => ({ app, maker, buyer, designId }));

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
