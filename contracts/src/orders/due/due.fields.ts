import * as z from 'zod/mini';
import { idOut, instant } from '#contracts/platform/fields.ts';
import { dueReasons } from './delivery-due.ts';
import { deliveryRisks } from './delivery-risk.ts';
import { functionReasons, functionRisks } from './function-day.ts';
import { promiseStates } from './new-promise.states.ts';
import { parcelHolds } from './parcel-ending.ts';

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
  /** When an order whose parcel is on its way ends by itself; null for others. */
  ending: z.nullable(
    z.object({
      /** YYYY-MM-DD in IST. */
      on: z.string(),
      /** Why it does not end as long as this lasts. */
      hold: z.nullable(z.enum(parcelHolds)),
    }),
  ),
  /** The function for which the buyer needs it; null if none is known. The maker reads it once the advance is paid. */
  functionDay: z.nullable(
    z.object({
      /** YYYY-MM-DD in IST. */
      day: z.string(),
      /** It is the day of the occasion to which the order belongs. */
      isOfOccasion: z.boolean(),
      /** The last day of arrival that leaves time for a trial. */
      trialBy: z.string(),
      /** Null once the order has ended, and while no day of arrival can be named. */
      risk: z.nullable(z.enum(functionRisks)),
      /** Why it is not there in time for a trial. */
      reason: z.nullable(z.enum(functionReasons)),
    }),
  ),
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
  /** The buyer may say for which day they need it. */
  setFunctionDay: z.boolean(),
};
