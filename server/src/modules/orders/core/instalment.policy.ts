import type { OrderFacts } from '#contracts/orders/core/orders.states.ts';
import { type Sentence, sentence } from '#contracts/words/sentence.ts';
import type { Instalment, PaymentPurpose } from '#server/modules/payments/public.ts';
import type { OrderRow, PayableOrder } from './orders.queries.ts';

/** The reason why an instalment cannot be paid now, or null if it can. */
export function refuseInstalment(
  order: PayableOrder,
  instalments: readonly Instalment[],
  purpose: PaymentPurpose,
): Sentence | null {
  return refuseBecauseSettled(order, instalments, purpose) ?? refuseForNow(order, instalments, purpose);
}

/** The reason why the instalment that is owed cannot be paid now; null if it can or if none is owed. */
export function refusalOfOwed(order: PayableOrder, instalments: readonly Instalment[]): Sentence | null {
  const owed = (['ADVANCE', 'FINAL'] as const).find(
    (purpose) => refuseBecauseSettled(order, instalments, purpose) === null,
  );
  return owed === undefined ? null : refuseForNow(order, instalments, owed);
}

/** Whether the final payment is owed, even if something prevents paying it for the moment. */
export function isFinalOwed(
  order: Pick<OrderRow, 'status' | 'finalPaise'>,
  instalments: readonly Instalment[],
): boolean {
  return refuseBecauseSettled(order, instalments, 'FINAL') === null;
}

/**
 * The reason why an instalment cannot be paid at the moment. Orders with a paid advance continue even if their design
 * is taken down. During a dispute no further payment is taken, because the bank may take it back too.
 */
function refuseForNow(
  { hold }: PayableOrder,
  instalments: readonly Instalment[],
  purpose: PaymentPurpose,
): Sentence | null {
  if (hold === 'MAKER') return sentence('orders.makerOnHold');
  if (hold === 'DESIGN' && purpose === 'ADVANCE') return sentence('orders.designOnHold');
  if (isDisputed(instalments)) return sentence('orders.paymentReviewed');
  return null;
}

function refuseBecauseSettled(
  { status, finalPaise }: Pick<OrderRow, 'status' | 'finalPaise'>,
  instalments: readonly Instalment[],
  purpose: PaymentPurpose,
): Sentence | null {
  if (purpose === 'ADVANCE') {
    if (status === 'CANCELLED') return sentence('orders.placeNew');
    if (status === 'PENDING') return null;
    return sentence('orders.advancePaid');
  }
  if (status === 'CANCELLED') return sentence('orders.nothingMore');
  if (status === 'PENDING') return sentence('orders.payAdvanceFirst');
  if (finalPaise === 0) return sentence('orders.paidInFull');
  if (instalments.some((one) => one.purpose === 'FINAL' && isGivenBack(one)))
    return sentence('orders.finalGoesBack');
  if (isFinalPaid({ finalPaise }, instalments)) return sentence('orders.finalReceived');
  if (isCalledOff(instalments)) return sentence('orders.advanceGoesBack');
  return null;
}

/** The facts about an order's money that the transition table needs. */
export type OrderMoney = Pick<OrderFacts, 'isFinalPaid' | 'isFinalTakenBack' | 'isPaidBack' | 'isDisputed'>;

/** The facts that the transition table needs. `isLate` is needed only where the buyer may cancel. */
export function factsOf(
  { status, confirmedAt, isAskedToCancel, measuring, lacksFinished, isSwatch, isCredited }: OrderRow,
  money: OrderMoney,
  isLate = false,
): OrderFacts {
  const standing = { status, confirmedAt, isAskedToCancel, measuring, lacksFinished };
  return { ...standing, isSwatch, isCredited, isLate, ...money };
}

/** The amount paid minus refunds promised or made, in paise. A failed refund still counts as promised. */
export function heldOf(instalments: readonly Instalment[]): number {
  return instalments.reduce((sum, one) => sum + (one.isPaid ? one.amountPaise - one.promisedPaise : 0), 0);
}

/** The part of the held amount that can be refunded now because the provider has captured it, in paise. */
export function refundableOf(instalments: readonly Instalment[]): number {
  return heldOf(instalments.filter(({ isCaptured }) => isCaptured));
}

/** For an order whose advance was not booked. */
export const noMoney: OrderMoney = {
  isFinalPaid: false,
  isFinalTakenBack: false,
  isPaidBack: false,
  isDisputed: false,
};

export function moneyOf(order: Pick<OrderRow, 'finalPaise'>, instalments: readonly Instalment[]): OrderMoney {
  return {
    isFinalPaid: isFinalPaid(order, instalments),
    isFinalTakenBack: isFinalTakenBack(instalments),
    isPaidBack: isPaidBack(instalments),
    isDisputed: isDisputed(instalments),
  };
}

/** Whether an undecided dispute about a payment exists at the buyer's bank. */
export function isDisputed(instalments: readonly Instalment[]): boolean {
  return instalments.some((one) => one.isDisputed);
}

/** Whether the final payment was paid, even if refunded since, or is zero. */
export function isFinalPaid(
  { finalPaise }: Pick<OrderRow, 'finalPaise'>,
  instalments: readonly Instalment[],
): boolean {
  return finalPaise === 0 || instalments.some((one) => one.purpose === 'FINAL' && one.isPaid);
}

/** Whether the whole final payment is refunded or promised back, not merely by the maker's own agreement. */
function isFinalTakenBack(instalments: readonly Instalment[]): boolean {
  return instalments.some((one) => one.purpose === 'FINAL' && one.isTakenBack && isGivenBack(one));
}

/** Whether everything ever paid for an order is refunded or promised back, so that nobody pays for its making. */
function isPaidBack(instalments: readonly Instalment[]): boolean {
  const paid = instalments.filter((one) => one.isPaid);
  return paid.length > 0 && paid.every(isGivenBack);
}

/**
 * Whether the whole advance is refunded or promised back. Doing this before the final payment calls the order off.
 */
export function isCalledOff(instalments: readonly Instalment[]): boolean {
  return instalments.some((one) => one.purpose === 'ADVANCE' && isGivenBack(one));
}

/** Whether a paid instalment is wholly refunded or promised back. A failed refund counts, because it is retried. */
export function isGivenBack({ isPaid, amountPaise, promisedPaise }: Instalment): boolean {
  return isPaid && promisedPaise >= amountPaise;
}
