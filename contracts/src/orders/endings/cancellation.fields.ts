import * as z from 'zod/mini';
import { idOut, instant, rupees } from '#contracts/platform/fields.ts';
import { cancellationStatuses, makingStages } from './cancellation.rules.ts';

const share = {
  stage: z.enum(makingStages),
  /** Of the advance. */
  percent: z.int(),
  /** What the maker may keep at most. */
  mostKept: rupees,
  /** What goes back at least, of all that is held now. */
  refund: rupees,
};

export const cancellationOffer = z.object(share);

/** A buyer's request to cancel an order. */
export const cancellation = z.object({
  id: idOut,
  status: z.enum(cancellationStatuses),
  /** The buyer's words. */
  reason: z.string(),
  askedAt: instant,
  /** After this moment the support desk decides. */
  answerBy: instant,
  /** Of the moment at which it was asked. */
  ...share,
  answeredBy: z.nullable(z.enum(['MAKER', 'ADMIN'])),
  answeredAt: z.nullable(instant),
  /** Their words. */
  answer: z.string(),
  /** What the maker was to keep when it was agreed; `payments.kept` says what is kept today. */
  kept: z.nullable(rupees),
});
