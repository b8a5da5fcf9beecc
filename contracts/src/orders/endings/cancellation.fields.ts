import * as z from 'zod/mini';
import { idOut, instant, rupees } from '#contracts/platform/fields.ts';
import { cancellationStatuses } from './cancellation.rules.ts';
import { makingStages } from './kept-shares.ts';

const share = {
  stage: z.enum(makingStages),
  /** Percent of the advance. */
  percent: z.int(),
  /** The most that the maker may keep. */
  mostKept: rupees,
  /** The least that is refunded; with `mostKept` all that is held. */
  refund: rupees,
};

/** What is kept and refunded if the order is cancelled in a stage. */
export const cancellationOffer = z.object(share);

/** A buyer's request to cancel an order. */
export const cancellation = z.object({
  id: idOut,
  status: z.enum(cancellationStatuses),
  /** The buyer's reason. */
  reason: z.string(),
  askedAt: instant,
  /** After this moment the support desk decides. */
  answerBy: instant,
  /** As calculated when the buyer asked. */
  ...share,
  answeredBy: z.nullable(z.enum(['MAKER', 'ADMIN'])),
  answeredAt: z.nullable(instant),
  /** The text of the maker's or admin's answer. */
  answer: z.string(),
  /** What the maker was to keep when they agreed; `payments.kept` is the current amount. */
  kept: z.nullable(rupees),
});
