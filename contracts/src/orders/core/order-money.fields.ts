import * as z from 'zod/mini';
import { disputeStatuses } from '#contracts/admin/books/disputes.rules.ts';
import { priceLineKinds } from '#contracts/money/price-order.ts';
import { idOut, instant, rupees } from '#contracts/platform/fields.ts';
import { namedMessage } from '#contracts/platform/success-message.ts';

const instalment = {
  amount: rupees,
  paid: z.boolean(),
  paidAt: z.nullable(instant),
  /** Whether it was paid and everything has been returned to the buyer. */
  refunded: z.boolean(),
  /** Set while everything is being returned. DELAYED if the bank rejected part of it, which is retried. */
  returning: z.nullable(z.enum(['ON_ITS_WAY', 'DELAYED'])),
  /** When the last refund was completed; null before. */
  refundedAt: z.nullable(instant),
};

/** The name of an instalment in the API, by payment purpose. */
export const instalmentOf = (purpose: 'ADVANCE' | 'FINAL') => (purpose === 'ADVANCE' ? 'initial' : 'final');

/** One line of the price, as it was when the order was placed. */
export const priceLine = z.object({
  kind: z.enum(priceLineKinds),
  label: z.string(),
  /** The chosen option; '' for other kinds. */
  detail: z.string(),
  /** In rupees, for all pieces, before tax. Negative if it makes the order cheaper. */
  amount: z.number(),
  quantity: z.int(),
  /** Working days that it adds to the making. */
  days: z.int(),
});

export const refund = z.object({
  id: idOut,
  amount: rupees,
  instalment: z.enum(['initial', 'final']),
  /**
   * CANCELLED: with the order. AGREED: by the maker. DESK: by the desk. PROVIDER: at the payment provider by
   * Tanabana. SECOND, WRONG, LATE: a payment that paid for nothing. DISPUTE: lost in a dispute.
   */
  cause: z.enum(['CANCELLED', 'AGREED', 'DESK', 'PROVIDER', 'SECOND', 'WRONG', 'LATE', 'DISPUTE']),
  /** The reason given by the maker or the desk. */
  reason: z.string(),
  /** QUEUED and PENDING are in progress; FAILED is retried. */
  status: z.enum(['QUEUED', 'PENDING', 'PROCESSED', 'FAILED']),
  /** Whether it waits until the bank decides on a dispute of its payment. */
  isHeld: z.boolean(),
  createdAt: instant,
  processedAt: z.nullable(instant),
});

/** A dispute that the buyer opened at their bank; an amount lost to it is also listed as a refund. */
export const dispute = z.object({
  id: idOut,
  instalment: z.enum(['initial', 'final']),
  amount: rupees,
  status: z.enum(disputeStatuses),
  /** The bank's deadline for Tanabana's evidence; null if it asks for none. */
  respondBy: z.nullable(instant),
  createdAt: instant,
  endedAt: z.nullable(instant),
});
export type OrderDispute = z.output<typeof dispute>;

export const payments = z.object({
  initial: z.object(instalment),
  final: z.object({
    ...instalment,
    /** The end of the due date; null before the payment is requested. */
    dueDate: z.nullable(instant),
    isOverdue: z.boolean(),
  }),
  /** What was paid and is neither returned nor being returned: what a cancellation returns. */
  held: rupees,
  /** What the maker could still refund, in rupees; 0 for the buyer. */
  refundable: rupees,
  /** What the maker keeps of an order that was cancelled at the buyer's request. */
  kept: rupees,
  /** Why the buyer cannot pay now, such as a dispute. Null if they can, if nothing is due, and for the maker. */
  refusal: z.nullable(namedMessage),
  /**
   * Whether a payment is in an undecided dispute at the buyer's bank. Until then no parcel is sent and no payment is
   * taken.
   */
  isDisputed: z.boolean(),
});
