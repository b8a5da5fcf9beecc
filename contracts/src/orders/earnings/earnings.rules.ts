import { sentence } from '#contracts/words/sentence.ts';
/** What moves money of a sale. */
export const movementKinds = ['ADVANCE', 'FINAL', 'REFUND'] as const;
export type MovementKind = (typeof movementKinds)[number];

/**
 * Where the money of a movement stands. Paid: HELD until the order is delivered, EARNED after, KEPT of a cancelled order
 * as far as it did not go back. Refunds: RETURNED, RETURNING, or FAILED and tried again. WITH_BANK: a payment that its
 * buyer disputes at their bank, or a refund of it, which waits until the bank has decided.
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
