import * as z from 'zod/mini';
import { idOut, instant } from '#contracts/platform/fields.ts';
import { dueReasons } from './delivery-due.ts';
import { deliveryRisks } from './delivery-risk.ts';
import { promiseStates } from './new-promise.states.ts';

/** What an order says of the day that its maker owes, besides the expected day. */
export const dueFields = {
  /**
   * The day on which the parcel has to arrive, YYYY-MM-DD in IST. It moves only with the days on which the maker
   * waited and with a new promise. Null before the advance and for a cancelled order.
   */
  dueBy: z.nullable(z.string()),
  /** The day that is owed has passed, or had when the parcel arrived. */
  isLate: z.boolean(),
  lateDays: z.int(),
  /** Why it is expected later than due; null if it is not. */
  risk: z.nullable(z.enum(deliveryRisks)),
  /** What moved the day that is owed, in days. */
  because: z.array(z.object({ what: z.enum(dueReasons), days: z.int() })),
  /** The working days that passed while it was the turn of each. */
  turnDays: z.object({ BUYER: z.int(), MAKER: z.int(), COURIER: z.int(), DESK: z.int() }),
};

/** A later day of arrival that the maker proposed. */
export const newPromise = z.object({
  id: idOut,
  state: z.enum(promiseStates),
  /** YYYY-MM-DD in IST. */
  day: z.string(),
  /** The day that was owed when it was proposed. */
  insteadOf: z.string(),
  reason: z.string(),
  proposedAt: instant,
  /** After this moment it counts as declined. */
  answerBy: instant,
});

export const duePermissions = {
  /** The maker may propose a later day. */
  proposeDay: z.boolean(),
  answerDay: z.boolean(),
  withdrawDay: z.boolean(),
  /** The buyer may cancel because the order is late; everything held is refunded. */
  cancelLate: z.boolean(),
};
