import * as z from 'zod/mini';
import { shownTitle } from '#contracts/designs/languages/shown-words.ts';
import { measurings } from '#contracts/measurements/measuring.ts';
import { keptShares } from '#contracts/orders/endings/kept-shares.fields.ts';
import { id, idOut, instant, optionalLines, optionalText, rupees } from '#contracts/platform/fields.ts';
import { isIstDay } from '#contracts/platform/ist-day.ts';
import { namedMessage } from '#contracts/platform/success-message.ts';
import { rule } from '#contracts/words/rule.ts';
import { briefStates } from './briefs/briefs.states.ts';
import { quoteLimits, quoteLineKinds, quoteSentences } from './quotes.rules.ts';
import { quoteActors, quoteActs, quoteStates } from './quotes.states.ts';

export const quoteSides = ['BUYER', 'MAKER'] as const;
export type QuoteSide = (typeof quoteSides)[number];

const wholeDays = (least: number, most: number, message: string) =>
  z.int(message).check(z.minimum(least, message), z.maximum(most, message));

/** A line as the maker writes it: rupees before tax, negative for a discount, and the working days it adds. */
const writtenLine = z.object({
  kind: z._default(z.enum(quoteLineKinds), 'QUOTE'),
  label: optionalText(quoteLimits.label),
  amount: z
    .number(rule(quoteSentences.amount))
    .check(
      z.minimum(-quoteLimits.mostPrice, rule(quoteSentences.amount)),
      z.maximum(quoteLimits.mostPrice, rule(quoteSentences.amount)),
      z.multipleOf(0.01, rule(quoteSentences.decimals)),
    ),
  days: z._default(wholeDays(0, quoteLimits.days, rule(quoteSentences.lineDays)), 0),
});

/** A quote as the maker writes it. A draft may lack anything; `quoteProblems` says what an offer lacks. */
export const quoteWords = z.object({
  title: optionalText(quoteLimits.title),
  /** The message to the buyer. */
  words: optionalLines(quoteLimits.words),
  /** What is included. */
  included: optionalLines(quoteLimits.included),
  lines: z._default(
    z.array(writtenLine).check(z.maxLength(quoteLimits.lines, rule(quoteSentences.tooManyLines))),
    [],
  ),
  /** Whether the piece is made to measurements. */
  measuring: z._default(z.enum(measurings), 'MADE_TO_MEASURE'),
  /** The day of the function, YYYY-MM-DD in IST. */
  functionOn: z._default(
    z.nullable(z.string().check(z.refine(isIstDay, rule(quoteSentences.functionOn)))),
    null,
  ),
  freeChanges: z._default(wholeDays(0, quoteLimits.freeChanges, rule(quoteSentences.freeChanges)), 1),
  /** How many days the offer is valid, from the day it is sent until the end of the last day in IST. */
  validDays: z._default(
    wholeDays(1, quoteLimits.mostValidDays, rule(quoteSentences.validDays)),
    quoteLimits.validDays,
  ),
  /** Pictures uploaded ahead, or pictures of an earlier revision, in order. */
  mediaIds: z._default(
    z.array(id).check(z.maxLength(quoteLimits.pictures, rule(quoteSentences.pictures))),
    [],
  ),
});
export type QuoteWords = z.output<typeof quoteWords>;

const day = z.string();

export const quoteRevisionLine = z.object({
  kind: z.enum(quoteLineKinds),
  label: z.string(),
  /** Rupees before tax; negative for a discount. */
  amount: z.number(),
  days: z.int(),
});

/** A picture of a quote. It may be returned before it can be shown. */
export const quotePicture = z.object({
  mediaId: idOut,
  url: z.string(),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  placeholder: z.string(),
  state: z.enum(['PREPARING', 'READY', 'FAILED']),
});
export type QuotePicture = z.output<typeof quotePicture>;

/** Rupees. `advance` is paid on ordering, `final` before the piece is sent. */
export const quotePrice = z.object({
  subtotal: rupees,
  shipping: rupees,
  tax: rupees,
  taxPercent: z.number(),
  total: rupees,
  advance: rupees,
  final: rupees,
});

const revision = z.object({
  number: z.int(),
  title: z.string(),
  words: z.string(),
  included: z.string(),
  lines: z.array(quoteRevisionLine),
  measuring: z.enum(measurings),
  /** Working days of all lines. */
  days: z.int(),
  functionOn: z.nullable(day),
  freeChanges: z.int(),
  /** Null for a draft. */
  validUntil: z.nullable(instant),
  validDays: z.int(),
  pictures: z.array(quotePicture),
  /** Null for a draft whose lines give no price yet. */
  price: z.nullable(quotePrice),
  createdAt: instant,
});
export type QuoteRevision = z.output<typeof revision>;

const changed = <Value extends z.ZodMiniType>(value: Value) =>
  z.nullable(z.object({ before: value, after: value }));

/** What `to` changed against `from`: `compareRevisions`. */
const comparison = z.object({
  from: z.int(),
  to: z.int(),
  title: changed(z.string()),
  words: changed(z.string()),
  included: changed(z.string()),
  measuring: changed(z.string()),
  total: changed(z.number()),
  days: changed(z.int()),
  functionOn: changed(z.nullable(day)),
  freeChanges: changed(z.int()),
  pictures: z.nullable(z.object({ added: z.array(idOut), removed: z.array(idOut) })),
  lines: z.array(
    z.object({
      change: z.enum(['ADDED', 'REMOVED', 'CHANGED', 'SAME']),
      before: z.nullable(quoteRevisionLine),
      after: z.nullable(quoteRevisionLine),
    }),
  ),
});

const historyRow = z.object({
  id: idOut,
  act: z.enum(quoteActs),
  by: z.enum(quoteActors),
  /** Null for the clock and the system. */
  actorName: z.nullable(z.string()),
  from: z.enum(quoteStates),
  to: z.enum(quoteStates),
  /** The revision that the move is about. */
  revision: z.int(),
  note: z.string(),
  /** The price of a counter-offer, in rupees before tax. */
  price: z.nullable(rupees),
  at: instant,
});

/** The design that a quote is about. */
const quoteDesign = z.object({
  id: idOut,
  ...shownTitle,
  image: z.nullable(z.string()),
  /** False if it can no longer be opened. */
  isShown: z.boolean(),
});

const person = z.object({ id: idOut, name: z.string() });

export const quote = z.object({
  id: idOut,
  state: z.enum(quoteStates),
  /** Counts every change. The maker's writes name the version they have seen. */
  version: z.int(),
  role: z.enum(quoteSides),
  buyer: person,
  maker: person,
  /** Null until the two have a chat. */
  chatId: z.nullable(idOut),
  enquiryId: z.nullable(idOut),
  /** The brief that it bids on. */
  brief: z.nullable(z.object({ id: idOut, title: z.string(), state: z.enum(briefStates) })),
  design: z.nullable(quoteDesign),
  /** The number of the current revision. The buyer's writes name the revision they have seen. */
  revision: z.int(),
  /** The revision that the buyer said yes to; null without one. */
  acceptedRevision: z.nullable(z.int()),
  /** Oldest first. */
  revisions: z.array(revision),
  /** One for each pair of consecutive revisions, oldest first. */
  comparisons: z.array(comparison),
  /** Oldest first. */
  history: z.array(historyRow),
  /** The counter-offer on the current revision. */
  counter: z.nullable(z.object({ price: rupees, total: rupees, note: z.string(), at: instant })),
  /** The change that the buyer asked for on the current revision. */
  changeAsked: z.nullable(z.object({ note: z.string(), at: instant })),
  /** The delivery day if the advance is paid today; null for a quote that has ended. */
  promise: z.nullable(z.object({ by: day, isAfterFunction: z.boolean() })),
  /** The most that the maker keeps of the advance when its order is cancelled. */
  keptShares,
  /** When the offer ends; null if it does not. */
  validUntil: z.nullable(instant),
  /** The unpaid or paid order of the quote. */
  orderId: z.nullable(idOut),
  /** Until when the payment that was begun may be completed. */
  payUntil: z.nullable(instant),
  turn: z.nullable(z.enum(quoteSides)),
  can: z.object({
    edit: z.boolean(),
    offer: z.boolean(),
    revise: z.boolean(),
    withdraw: z.boolean(),
    askChange: z.boolean(),
    counter: z.boolean(),
    accept: z.boolean(),
    decline: z.boolean(),
    pay: z.boolean(),
    backOut: z.boolean(),
    share: z.boolean(),
  }),
  /** Why the viewer cannot act now, such as a block or a paused shop. */
  whyNot: z.nullable(namedMessage),
});
export type Quote = z.output<typeof quote>;

/** A quote in a list. */
export const listedQuote = z.object({
  id: idOut,
  state: z.enum(quoteStates),
  role: z.enum(quoteSides),
  other: person,
  title: z.string(),
  revision: z.int(),
  /** In rupees, with tax; null for a draft without a price. */
  total: z.nullable(rupees),
  validUntil: z.nullable(instant),
  image: z.nullable(z.string()),
  turn: z.nullable(z.enum(quoteSides)),
  orderId: z.nullable(idOut),
  updatedAt: instant,
});
export type ListedQuote = z.output<typeof listedQuote>;

/** A quote as a card in a conversation; the same for both sides. */
export const messageQuote = z.object({
  id: idOut,
  title: z.string(),
  state: z.enum(quoteStates),
  /** The revision that the message was sent for. */
  revision: z.int(),
  /** The current revision of the quote. */
  currentRevision: z.int(),
  /** In rupees, with tax, of the message's revision. */
  total: rupees,
  validUntil: z.nullable(instant),
  image: z.nullable(z.string()),
  /** The title of the brief that the quote bids on. */
  briefTitle: z.nullable(z.string()),
});
export type MessageQuote = z.output<typeof messageQuote>;
