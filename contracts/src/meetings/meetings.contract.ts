import * as z from 'zod/mini';
import { shownTitle } from '#contracts/designs/languages/shown-words.ts';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { id, idOut, instant, optionalLines } from '#contracts/platform/fields.ts';
import { isIstDay } from '#contracts/platform/ist-day.ts';
import { namedMessage, successMessage } from '#contracts/platform/success-message.ts';
import { wholeNumber } from '#contracts/platform/text/text-fields.ts';
import { rule } from '#contracts/words/rule.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { meetingStatuses, meetingTypes } from './meeting.states.ts';

export const meetingAddress = z.object({
  id: idOut,
  label: z.string(),
  fullAddress: z.string(),
  city: z.string(),
  state: z.string(),
  pincode: z.string(),
  country: z.string(),
});
export type MeetingAddress = z.output<typeof meetingAddress>;

const meetingFields = {
  id: idOut,
  orderId: idOut,
  type: z.enum(meetingTypes),
  status: z.enum(meetingStatuses),
  scheduledAt: instant,
  /** The duration. */
  minutes: z.int(),
  notes: z.string(),
  /** The address of a home visit, copied when it was booked. */
  address: z.nullable(meetingAddress),
  can: z.object({ start: z.boolean(), complete: z.boolean(), cancel: z.boolean(), reschedule: z.boolean() }),
};

export const meeting = z.object(meetingFields);
export type Meeting = z.output<typeof meeting>;

/** A day in IST: "2026-11-22". */
const istDay = z
  .string()
  .check(
    z.regex(/^\d{4}-\d{2}-\d{2}$/, rule('meetings.dayShape')),
    z.refine(isIstDay, rule('meetings.noSuchDay')),
  );

const days = (most: number) => wholeNumber(1, most);

const forget = sentence('meetings.selectAll');

/** A moment with its time zone. Never throws: an invalid time gives the form's error. */
const moment = z.pipe(
  z.string(rule(forget)).check(
    z.maxLength(40, rule(forget)),
    z.refine(
      (text) => /T.*(Z|[+-]\d{2}:?\d{2})$/.test(text) && !Number.isNaN(Date.parse(text)),
      rule(forget),
    ),
  ),
  z.transform((text: string) => new Date(text)),
);

/** The fields of a booking; the form validates its parts with the same schema. */
const bookingWords = z.object({
  type: z.enum(meetingTypes, rule(forget)),
  scheduledAt: moment,
  notes: optionalLines(1000),
  addressId: z.optional(z.nullable(id)),
  isExistingAddress: z.optional(z.boolean()),
});

const done = z.object({ ...successMessage, data: meeting });

export const meetingsOfOrder = endpoint({
  method: 'GET',
  path: '/api/meeting/orders/:orderId/meetings',
  access: 'member',
  tag: 'meetings',
  summary: 'The measurement meetings of an order, newest first: those to come, or all of them with all=1',
  params: z.object({ orderId: id }),
  query: z.object({ all: z.optional(z.string().check(z.maxLength(5))) }),
  reply: z.object({ success: z.literal(true), data: z.array(meeting) }),
});

export const bookMeeting = endpoint({
  method: 'POST',
  path: '/api/meeting/orders/:orderId/meetings',
  access: 'member',
  tag: 'meetings',
  summary: 'Book the measurement meeting of an order',
  params: z.object({ orderId: id }),
  body: bookingWords,
  reply: done,
});

export const freeSlots = endpoint({
  method: 'GET',
  path: '/api/meeting/orders/:orderId/slots',
  access: 'member',
  tag: 'meetings',
  summary: 'When the maker of an order is free, day by day in India',
  params: z.object({ orderId: id }),
  query: z.object({
    /** Default: tomorrow. */
    from: z.optional(istDay),
    days: z._default(days(62), 60),
  }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      /** The first and the last day that may be booked. */
      first: z.string(),
      last: z.string(),
      /** The free hours of each day that may be booked. */
      days: z.array(z.object({ day: z.string(), freeHours: z.array(z.int()) })),
    }),
  }),
});

export const homeVisits = endpoint({
  method: 'GET',
  path: '/api/meeting/orders/:orderId/visits',
  access: 'member',
  tag: 'meetings',
  summary: 'To which addresses of the viewer the maker of an order comes to measure',
  params: z.object({ orderId: id }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      /** Why the maker visits none of the addresses, or nobody at all; null if they may visit one. */
      refusal: z.nullable(namedMessage),
      /** Whether the maker makes home visits at all, so that another address may be accepted. */
      visits: z.boolean(),
      /** The address book, each address with the reason why the maker does not visit it, or null. */
      addresses: z.array(z.object({ id: idOut, refusal: z.nullable(namedMessage) })),
    }),
  }),
});

export const rescheduleMeeting = endpoint({
  method: 'PUT',
  path: '/api/meeting/meetings/:id/reschedule',
  access: 'member',
  tag: 'meetings',
  summary: 'Move a meeting to another time',
  params: z.object({ id }),
  body: z.object({ scheduledAt: moment }),
  reply: done,
});

export const cancelMeeting = endpoint({
  method: 'PUT',
  path: '/api/meeting/meetings/:id/cancel',
  access: 'member',
  tag: 'meetings',
  summary: 'Call a meeting off',
  params: z.object({ id }),
  body: z._default(z.object({}), {}),
  reply: done,
});

export const completeMeeting = endpoint({
  method: 'PUT',
  path: '/api/meeting/meetings/:id/complete',
  access: 'member',
  tag: 'meetings',
  summary: 'The maker starts a meeting (IN_PROGRESS) or completes it (COMPLETED)',
  params: z.object({ id }),
  body: z.object({
    status: z.enum(['IN_PROGRESS', 'COMPLETED'], rule('meetings.whatBecame')),
  }),
  reply: done,
});

export const meetingCalendar = endpoint({
  method: 'GET',
  path: '/api/meeting/meetings/:id.ics',
  access: 'member',
  tag: 'meetings',
  summary: 'A meeting as a file for calendars (text/calendar)',
  params: z.object({ id }),
  reply: z.string(),
});

const person = { id: idOut, name: z.string(), profileImage: z.nullable(z.string()) };

const plannedMeeting = z.object({
  ...meetingFields,
  /** The viewer's side of the order. */
  role: z.enum(['buyer', 'maker']),
  order: z.object({
    id: idOut,
    orderNumber: z.string(),
    ...shownTitle,
    image: z.nullable(z.string()),
  }),
  /** Only the maker sees the phone number. */
  buyer: z.object({ ...person, phone: z.string() }),
  maker: z.object(person),
});
export type PlannedMeeting = z.output<typeof plannedMeeting>;

/** The longest calendar range shown at once: a month and the adjacent weeks. */
const mostDaysShown = 42;

export const myMeetings = endpoint({
  method: 'GET',
  path: '/api/meeting/mine',
  access: 'member',
  tag: 'meetings',
  summary: 'The meetings of the viewer, as maker and as buyer, cancelled ones left out, as they come',
  inReadersLanguage: true,
  query: z.object({
    /** Default: today. */
    from: z.optional(istDay),
    days: z._default(days(mostDaysShown), 7),
  }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      from: z.string(),
      today: z.string(),
      meetings: z.array(plannedMeeting),
    }),
  }),
});
