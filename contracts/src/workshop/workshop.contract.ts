import * as z from 'zod/mini';
import { shownTitle } from '#contracts/designs/languages/shown-words.ts';
import { stepKinds } from '#contracts/plans/step-kinds.ts';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { id, idOut, instant, optionalText, requiredText } from '#contracts/platform/fields.ts';
import { locales } from '#contracts/platform/locales.ts';
import { successMessage } from '#contracts/platform/success-message.ts';
import { wholeNumber } from '#contracts/platform/text/text-fields.ts';
import { rule } from '#contracts/words/rule.ts';
import { workshopLimits, workshopSentences } from './workshop.rules.ts';

/** YYYY-MM-DD in IST. */
const day = requiredText(rule(workshopSentences.day), 10);

const orderOfCalendar = {
  orderId: idOut,
  orderNumber: z.string(),
  ...shownTitle,
  buyer: z.string(),
};

const plannedStep = z.object({
  ...orderOfCalendar,
  stepId: idOut,
  kind: z.enum(stepKinds),
  /** The maker's own name of the step; '' if the kind names it. */
  name: z.string(),
  /** Planned working days. One of none is done along with the step before it and cannot be moved. */
  days: z.int(),
  /** The version of the plan. */
  version: z.int(),
  /** The first and the last day of its work. */
  from: z.string(),
  to: z.string(),
  /** The first day that can be chosen. */
  earliest: z.string(),
  /** The day that the maker chose; null for as early as possible. */
  startOn: z.nullable(z.string()),
  /** Who does it, as the maker names them; '' for nobody. */
  who: z.string(),
  /** The day that is owed. */
  dueBy: z.string(),
});
export type PlannedCalendarStep = z.output<typeof plannedStep>;

export const workshopCalendar = endpoint({
  method: 'GET',
  path: '/api/workshop/calendar',
  access: 'member',
  tag: 'workshop',
  inReadersLanguage: true,
  summary: 'The planned days of the open steps of the viewer’s orders, and the days on which orders are due',
  query: z.object({
    /** YYYY-MM-DD in IST; today by default. */
    from: z.optional(day),
    days: z._default(wholeNumber(1, workshopLimits.days), 7),
  }),
  reply: z.object({
    success: z.literal(true),
    today: z.string(),
    from: z.string(),
    /** The earliest first. */
    steps: z.array(plannedStep),
    due: z.array(z.object({ ...orderOfCalendar, day: z.string(), isLate: z.boolean() })),
    /** The days of the range on which nothing is made. */
    daysOff: z.array(z.string()),
    /** The names in use for who does a step. */
    names: z.array(z.string()),
  }),
});
export type WorkshopCalendar = Omit<z.output<(typeof workshopCalendar)['reply']>, 'success'>;

const ofStep = z.object({ id, stepId: id });

export const previewStepDay = endpoint({
  method: 'GET',
  path: '/api/workshop/orders/:id/steps/:stepId/day',
  access: 'member',
  tag: 'workshop',
  summary: 'What a day of a step would do to the day of delivery; nothing is changed',
  params: ofStep,
  query: z.object({ on: day }),
  reply: z.object({
    success: z.literal(true),
    /** The day on which the order would arrive; null while something else stops it. */
    by: z.nullable(z.string()),
    dueBy: z.string(),
    /** By how many days that is after the day that is owed; 0 if it is not. */
    lateDays: z.int(),
  }),
});
export type StepDayPreview = Omit<z.output<(typeof previewStepDay)['reply']>, 'success'>;

export const placeStep = endpoint({
  method: 'PUT',
  path: '/api/workshop/orders/:id/steps/:stepId/place',
  access: 'member',
  tag: 'workshop',
  summary:
    'The maker puts an open step on a day and says who does it; PLAN_CHANGED for an earlier version of the plan',
  params: ofStep,
  body: z.object({
    /** The version of the plan that the maker has seen. */
    version: id,
    /** Null for as early as possible. */
    startOn: z.nullable(day),
    who: optionalText(workshopLimits.who),
  }),
  reply: z.object(successMessage),
});

/** When the address of the feed was made; null if there is none. */
const feed = z.nullable(z.object({ since: instant }));

export const showFeed = endpoint({
  method: 'GET',
  path: '/api/workshop/feed',
  access: 'member',
  tag: 'workshop',
  summary: 'Whether the viewer’s due days can be read by a calendar at a secret address',
  reply: z.object({ success: z.literal(true), feed }),
});

export const renewFeed = endpoint({
  method: 'POST',
  path: '/api/workshop/feed',
  access: 'member',
  tag: 'workshop',
  summary: 'Make the secret address, or a new one in its place; it is told this once',
  reply: z.object({ ...successMessage, feed, address: z.string() }),
});

export const endFeed = endpoint({
  method: 'DELETE',
  path: '/api/workshop/feed',
  access: 'member',
  whileSuspended: true,
  tag: 'workshop',
  summary: 'End the secret address at once',
  reply: z.object({ ...successMessage, feed }),
});

export const readFeed = endpoint({
  method: 'GET',
  path: '/api/workshop/feed.ics',
  access: 'anyone',
  tag: 'workshop',
  summary:
    'The due days and planned steps of a maker as a calendar (text/calendar), by the token of its address',
  query: z.object({
    token: z._default(z.string().check(z.maxLength(100)), ''),
    lang: z._default(z.enum(locales), 'en'),
  }),
  reply: z.string(),
});
