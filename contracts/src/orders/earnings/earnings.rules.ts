import { sentence } from '#contracts/words/sentence.ts';
/** The kinds of payment and refund of a sale. */
export const movementKinds = ['ADVANCE', 'FINAL', 'REFUND'] as const;
export type MovementKind = (typeof movementKinds)[number];

/**
 * The state of a movement's money. Payments: HELD until the order is delivered, EARNED after; KEPT for the part of a
 * cancelled order that was not refunded. Refunds: RETURNED, RETURNING, or FAILED and retried. WITH_BANK: a payment
 * that its buyer disputes at their bank, or a refund of it, which waits for the bank's decision.
 */
export const movementStates = [
  'HELD',
  'EARNED',
  'KEPT',
  'RETURNED',
  'RETURNING',
  'FAILED',
  'WITH_BANK',
] as const;
export type MovementState = (typeof movementStates)[number];

export const earningsSentences = { month: sentence('orders.month') };

/** Whether a text is a month such as "2026-11". */
export function isMonth(text: string): boolean {
  return /^20\d\d-(0[1-9]|1[0-2])$/.test(text);
}
