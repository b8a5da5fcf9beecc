import type { OrderFacts } from '#contracts/orders/core/orders.states.ts';
import { type Sentence, sentence } from '#contracts/words/sentence.ts';
import type { Instalment, PaymentPurpose } from '#server/modules/payments/public.ts';
import type { OrderRow, PayableOrder } from './orders.queries.ts';

/** The sentence that refuses to open the payment of an instalment, or null where it may be paid now. */
export function refuseInstalment(
  order: PayableOrder,
  instalments: readonly Instalment[],
  purpose: PaymentPurpose,
): Sentence | null {
  return refuseBecauseSettled(order, instalments, purpose) ?? refuseForNow(order, instalments, purpose);
}

/** The sentence that refuses an instalment that is owed; null where none is owed or it may be paid. */
export function refusalOfOwed(order: PayableOrder, instalments: readonly Instalment[]): Sentence | null {
  const owed = (['ADVANCE', 'FINAL'] as const).find(
    (purpose) => refuseBecauseSettled(order, instalments, purpose) === null,
  );
  return owed === undefined ? null : refuseForNow(order, instalments, owed);
}

/** Whether the final payment is to be paid, now or once nothing refuses it for the moment. */
export function isFinalOwed(
  order: Pick<OrderRow, 'status' | 'finalPaise'>,
  instalments: readonly Instalment[],
): boolean {
  return refuseBecauseSettled(order, instalments, 'FINAL') === null;
}

/**
 * Orders whose advance was paid go on even if their design is taken down. While a bank decides on a dispute, no further
 * payment is taken: the bank may take it back too.
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

/** What the transition table looks at of an order's money. */
export type OrderMoney = Pick<OrderFacts, 'isFinalPaid' | 'isFinalTakenBack' | 'isPaidBack' | 'isDisputed'>;

/** What the transition table looks at. */
export function factsOf(
  { status, confirmedAt, isAskedToCancel, measuring }: OrderRow,
  money: OrderMoney,
): OrderFacts {
  return { status, confirmedAt, isAskedToCancel, measuring, ...money };
}

/** Of all that was paid, what neither went back nor was promised back; in paise. What failed is still promised. */
export function heldOf(instalments: readonly Instalment[]): number {
  return instalments.reduce((sum, one) => sum + (one.isPaid ? one.amountPaise - one.promisedPaise : 0), 0);
}

/** Of what is held, what can be given back now, because the provider holds it; in paise. */
export function refundableOf(instalments: readonly Instalment[]): number {
  return heldOf(instalments.filter(({ isCaptured }) => isCaptured));
}

/** Of an order whose advance was not booked. */
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

/** Whether a payment is disputed at the buyer's bank, and that is not decided. */
export function isDisputed(instalments: readonly Instalment[]): boolean {
  return instalments.some((one) => one.isDisputed);
}

/** Whether nothing of the final payment is owed: it came, whatever went back of it since, or there is none. */
export function isFinalPaid(
  { finalPaise }: Pick<OrderRow, 'finalPaise'>,
  instalments: readonly Instalment[],
): boolean {
  return finalPaise === 0 || instalments.some((one) => one.purpose === 'FINAL' && one.isPaid);
}

/** Whether all of the final payment goes back, or has gone back, and not by the maker's own agreement alone. */
function isFinalTakenBack(instalments: readonly Instalment[]): boolean {
  return instalments.some((one) => one.purpose === 'FINAL' && one.isTakenBack && isGivenBack(one));
}

/** Whether all that was ever paid for an order goes back, or has gone back: nobody pays for its making any more. */
function isPaidBack(instalments: readonly Instalment[]): boolean {
  const paid = instalments.filter((one) => one.isPaid);
  return paid.length > 0 && paid.every(isGivenBack);
}

/** A maker who gave the whole advance back before the rest was paid has called the work off. */
export function isCalledOff(instalments: readonly Instalment[]): boolean {
  return instalments.some((one) => one.purpose === 'ADVANCE' && isGivenBack(one));
}

/** Whether all of a paid instalment goes back, or has gone back, to the buyer; a failed refund is tried again. */
export function isGivenBack({ isPaid, amountPaise, promisedPaise }: Instalment): boolean {
  return isPaid && promisedPaise >= amountPaise;
}
