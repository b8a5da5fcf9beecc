import * as z from 'zod/mini';
import { disputeStatuses } from '#contracts/admin/books/disputes.rules.ts';
import { idOut, instant, rupees } from '#contracts/platform/fields.ts';
import { namedMessage } from '#contracts/platform/success-message.ts';

const instalment = {
  amount: rupees,
  paid: z.boolean(),
  paidAt: z.nullable(instant),
  /** It was paid, and all of it has gone back to the buyer. */
  refunded: z.boolean(),
  /** All of it goes back and is not there yet; DELAYED where the bank did not take some of it, which is tried again. */
  returning: z.nullable(z.enum(['ON_ITS_WAY', 'DELAYED'])),
  /** When the last of it was back; null before. */
  refundedAt: z.nullable(instant),
};

/** How the wire calls the instalment that is paid for a purpose. */
export const instalmentOf = (purpose: 'ADVANCE' | 'FINAL') => (purpose === 'ADVANCE' ? 'initial' : 'final');

export const refund = z.object({
  id: idOut,
  amount: rupees,
  instalment: z.enum(['initial', 'final']),
  /** CANCELLED with the order, AGREED by the maker, given back by the DESK, made at the PROVIDER by Tanabana, or money that paid for nothing. */
  cause: z.enum(['CANCELLED', 'AGREED', 'DESK', 'PROVIDER', 'SECOND', 'WRONG', 'LATE', 'DISPUTE']),
  /** The words of the maker or the desk. */
  reason: z.string(),
  /** QUEUED and PENDING are on their way; FAILED is tried again. */
  status: z.enum(['QUEUED', 'PENDING', 'PROCESSED', 'FAILED']),
  /** It waits for the bank, which decides on a dispute of its payment. */
  isHeld: z.boolean(),
  createdAt: instant,
  processedAt: z.nullable(instant),
});

/** A payment that the buyer disputes or disputed at their bank; what is lost of it is among the refunds too. */
export const dispute = z.object({
  id: idOut,
  instalment: z.enum(['initial', 'final']),
  amount: rupees,
  status: z.enum(disputeStatuses),
  /** Until when the bank takes evidence of Tanabana; null where it asks for none. */
  respondBy: z.nullable(instant),
  createdAt: instant,
  endedAt: z.nullable(instant),
});
export type OrderDispute = z.output<typeof dispute>;

export const payments = z.object({
  initial: z.object(instalment),
  final: z.object({
    ...instalment,
    /** The end of its last day; null before it was asked for. */
    dueDate: z.nullable(instant),
    isOverdue: z.boolean(),
  }),
  /** What was paid and is neither back nor on its way back: what a cancellation gives back. */
  held: rupees,
  /** What the maker could still pay back, in rupees; 0 for the buyer. */
  refundable: rupees,
  /** What stays with the maker of an order that was cancelled as its buyer asked. */
  kept: rupees,
  /** Why what the buyer owes cannot be paid for now, such as a dispute; null where it can, where nothing is owed, and for the maker. */
  refusal: z.nullable(namedMessage),
  /** Its buyer disputes one of them at their bank, and that is not decided: no parcel leaves, no payment is taken. */
  isDisputed: z.boolean(),
});
