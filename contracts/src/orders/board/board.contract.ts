import * as z from 'zod/mini';
import { shownTitle } from '#contracts/designs/languages/shown-words.ts';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { idOut } from '#contracts/platform/fields.ts';
import { wholeNumber } from '#contracts/platform/text/text-fields.ts';
import { orderStatuses } from '../core/orders.states.ts';
import { clockSides, clockWaits } from '../core/turn-clock.ts';
import { boardPage, boardRisks, boardStages } from './board.rules.ts';

const status = z.enum(orderStatuses);

const boardOrder = z.object({
  id: idOut,
  orderNumber: z.string(),
  status,
  finalPaid: z.boolean(),
  /** It is a swatch of the cloth. */
  isSwatch: z.boolean(),
  ...shownTitle,
  /** Number of other designs in the order. */
  otherDesigns: z.int(),
  pieces: z.int(),
  /** The options of the first design, such as "Sleeve: Elbow · Lining: Silk"; '' if none. */
  options: z.string(),
  image: z.nullable(z.string()),
  buyer: z.object({ id: idOut, name: z.string(), profileImage: z.nullable(z.string()) }),
  /** The day on which the parcel has to arrive, YYYY-MM-DD in IST, as on the page of the order. */
  dueBy: z.string(),
  /** By how many days it is later than due; 0 if it is not. */
  lateDays: z.int(),
  /** The day for which the buyer needs it, YYYY-MM-DD in IST; null if none is known. */
  functionDay: z.nullable(z.string()),
  /** Days of work against days until the parcel has to leave; null once it has left. Negative once it should have. */
  days: z.nullable(z.object({ work: z.int(), left: z.int() })),
  /** Whose time passes. */
  turn: z.enum(clockSides),
  /** What the maker waits for, and the day of it if there is one; null in the maker's and the courier's time. */
  wait: z.nullable(z.object({ for: z.enum(clockWaits), on: z.nullable(z.string()) })),
  /** Most serious first. */
  risks: z.array(z.enum(boardRisks)),
  /** The next status, if one click can set it; null if the next step needs more input or is not the maker’s. */
  nextStep: z.nullable(status),
  /** Whether it is ready and paid for, so that only the parcel remains to be sent. */
  readyToSend: z.boolean(),
});
export type BoardOrder = z.output<typeof boardOrder>;

export const workBoard = endpoint({
  method: 'GET',
  path: '/api/order/workBoard',
  access: 'member',
  tag: 'orders',
  inReadersLanguage: true,
  summary: 'The viewer’s open sales, the most at risk first: late ones, then days left against work left',
  query: z.object({
    stage: z.optional(z.enum(boardStages)),
    /** `nextCursor` of the previous page. */
    cursor: z.optional(z.string().check(z.maxLength(60))),
    limit: z._default(wholeNumber(1, boardPage.most), boardPage.size),
  }),
  reply: z.object({
    success: z.literal(true),
    orders: z.array(boardOrder),
    nextCursor: z.nullable(z.string()),
    /** The orders of each stage, whatever stage was asked for. */
    stages: z.array(z.object({ stage: z.enum(boardStages), count: z.int(), late: z.int() })),
  }),
});
export type WorkBoard = Omit<z.output<(typeof workBoard)['reply']>, 'success'>;
