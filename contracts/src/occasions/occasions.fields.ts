import * as z from 'zod/mini';
import { shownTitle } from '#contracts/designs/languages/shown-words.ts';
import { orderStatuses } from '#contracts/orders/core/orders.states.ts';
import {
  id,
  idOut,
  instant,
  optionalLines,
  optionalText,
  requiredText,
  rupees,
} from '#contracts/platform/fields.ts';
import { isIstDay } from '#contracts/platform/ist-day.ts';
import { rule } from '#contracts/words/rule.ts';
import {
  deliveries,
  measuredStates,
  occasionLimits,
  occasionSentences,
  shareLinkStates,
  sharePurposes,
} from './occasions.rules.ts';

/** An occasion as its organiser writes it. */
export const occasionWords = z.object({
  title: requiredText(rule(occasionSentences.title), occasionLimits.title),
  /** A day in IST, YYYY-MM-DD. */
  day: z.string(rule(occasionSentences.day)).check(z.refine(isIstDay, rule(occasionSentences.day))),
  city: optionalText(occasionLimits.city),
  delivery: z.enum(deliveries, rule(occasionSentences.delivery)),
});
export type OccasionWords = z.output<typeof occasionWords>;

/** A person of an occasion as its organiser writes them. */
export const guestWords = z.object({
  name: requiredText(rule(occasionSentences.name), occasionLimits.name),
  /** A person of the organiser's naap book. */
  naapPersonId: z._default(z.nullable(id), null),
  note: optionalLines(occasionLimits.note),
});
export type GuestWords = z.output<typeof guestWords>;

const facts = {
  id: idOut,
  title: z.string(),
  day: z.string(),
  city: z.string(),
  delivery: z.enum(deliveries),
  isArchived: z.boolean(),
};

const money = z.object({ paid: rupees, of: rupees });

export const listedOccasion = z.object({
  ...facts,
  people: z.int(),
  pieces: z.int(),
  paid: money,
});
export type ListedOccasion = z.output<typeof listedOccasion>;

/** One instalment of an assigned order and the link by which anybody can pay it. */
const share = z.object({
  purpose: z.enum(sharePurposes),
  amount: rupees,
  isPaid: z.boolean(),
  link: z.enum(shareLinkStates),
  /** Of the newest link that was not ended; null without one. */
  shareId: z.nullable(idOut),
  endsAt: z.nullable(instant),
  /** The name that the payer wrote; '' if the share was not paid by a link, or none was written. */
  payerName: z.string(),
  /** Whether a link can be made now. */
  canShare: z.boolean(),
});
export type OccasionShare = z.output<typeof share>;

const piece = z.object({
  orderId: idOut,
  orderNumber: z.string(),
  ...shownTitle,
  image: z.nullable(z.string()),
  maker: z.string(),
  status: z.enum(orderStatuses),
  finalPaid: z.boolean(),
  /** The last day of the delivery promise, YYYY-MM-DD; null if none is promised. */
  promisedBy: z.nullable(z.string()),
  /** Whether the promised day is after the day of the occasion. */
  isLate: z.boolean(),
  paid: money,
  shares: z.array(share),
});
export type OccasionPiece = z.output<typeof piece>;

const guest = z.object({
  id: idOut,
  name: z.string(),
  note: z.string(),
  naapPersonId: z.nullable(idOut),
  measured: z.enum(measuredStates),
  /** Whether every piece of theirs is paid in full; false without pieces. */
  isPaid: z.boolean(),
  /** Whether every piece of theirs is ready, sent or delivered; false without pieces. */
  isReady: z.boolean(),
  paid: money,
  pieces: z.array(piece),
});
export type OccasionGuest = z.output<typeof guest>;

/** An order of the organiser that belongs to no occasion yet. */
const assignableOrder = z.object({
  orderId: idOut,
  orderNumber: z.string(),
  ...shownTitle,
  image: z.nullable(z.string()),
  maker: z.string(),
});

export const occasionBoard = z.object({
  ...facts,
  guests: z.array(guest),
  totals: z.object({
    people: z.int(),
    pieces: z.int(),
    measured: z.int(),
    paidPeople: z.int(),
    ready: z.int(),
    late: z.int(),
    paid: money,
  }),
  assignable: z.array(assignableOrder),
  can: z.object({ addGuest: z.boolean(), change: z.boolean() }),
});
export type OccasionBoard = z.output<typeof occasionBoard>;
