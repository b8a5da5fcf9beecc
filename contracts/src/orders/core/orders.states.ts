import { hasStep, type Measuring, nothingToMeasure } from '#contracts/measurements/measuring.ts';
import { type Sentence, sentence } from '#contracts/words/sentence.ts';
import { freeCancelHours } from './free-cancel.ts';

/** Every status, in order of progress; CANCELLED ends an order early. */
export const orderStatuses = [
  'PENDING',
  'CONFIRMED',
  'DESIGN_IN_PROGRESS',
  'DESIGN_COMPLETED',
  'MEASUREMENT_SCHEDULED',
  'MEASUREMENT_COMPLETED',
  'FINAL_PAYMENT_PENDING',
  'COMPLETED',
  'READY_FOR_DELIVERY',
  'SHIPPED',
  'DELIVERED',
  'CANCELLED',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Whether an order was delivered or cancelled: its status never changes again. */
export function hasEnded(status: OrderStatus): boolean {
  return status === 'DELIVERED' || status === 'CANCELLED';
}

/** The steps of the timeline: all statuses except CANCELLED. */
export const timelineStatuses = orderStatuses.filter((status) => status !== 'CANCELLED');

export const orderActors = ['BUYER', 'MAKER', 'ADMIN', 'SYSTEM'] as const;
export type OrderActor = (typeof orderActors)[number];

/** The input of the rules besides the status. */
export interface OrderFacts {
  status: OrderStatus;
  isFinalPaid: boolean;
  /** All of the final payment is refunded or being refunded, and not only with the maker's agreement. */
  isFinalTakenBack: boolean;
  /** Everything that was paid is refunded or being refunded. */
  isPaidBack: boolean;
  /** A payment is in an undecided dispute at the buyer's bank. */
  isDisputed: boolean;
  /** When the advance was booked; null before. */
  confirmedAt: Date | null;
  /** The buyer has asked to cancel, and the request is unanswered. */
  isAskedToCancel: boolean;
  /** The day that the maker owes has passed. Only the buyer's cancelling depends on it. */
  isLate: boolean;
  measuring: Measuring;
  /** The order has a plan whose last step does not show the finished piece yet. */
  lacksFinished: boolean;
  /** It is a swatch of the cloth: paid at once, sent and delivered. */
  isSwatch: boolean;
  /** A swatch that was taken off another order. */
  isCredited: boolean;
}

interface Move {
  by: readonly OrderActor[];
  from: readonly OrderStatus[];
  to: readonly OrderStatus[];
  /** Returns the error that refuses the move, or null. */
  unless?: (facts: OrderFacts, to: OrderStatus, now: Date) => Sentence | null;
}

const before = (status: OrderStatus) => orderStatuses.slice(0, orderStatuses.indexOf(status));
const open = before('DELIVERED');
const paid = open.filter((status) => status !== 'PENDING');
const rank = (status: OrderStatus) => orderStatuses.indexOf(status);

function needsFinalPayment(facts: OrderFacts, to: OrderStatus): Sentence | null {
  if (facts.isFinalPaid || rank(to) < rank('SHIPPED')) return null;
  return sentence('orders.finalFirst');
}

/** Refuses to make or send an order whose money was returned or is missing. */
function needsMoney(facts: OrderFacts, to: OrderStatus): Sentence | null {
  if (facts.isPaidBack && rank(facts.status) < rank('SHIPPED')) return sentence('orders.allBack');
  if (facts.isFinalTakenBack && rank(facts.status) < rank('SHIPPED') && rank(to) >= rank('SHIPPED'))
    return sentence('orders.finalBack');
  return needsFinalPayment(facts, to);
}

/** The final payment is asked only with photographs of the finished piece, if the order has a plan. */
function needsFinished({ lacksFinished, isFinalPaid }: OrderFacts, to: OrderStatus): Sentence | null {
  const asks = rank(to) >= rank('FINAL_PAYMENT_PENDING') && rank(to) < rank('SHIPPED');
  return lacksFinished && !isFinalPaid && asks ? sentence('orders.finishedFirst') : null;
}

/**
 * The condition for forward moves of the maker, or of the desk for them: the order is paid for, the finished piece was
 * shown, and no parcel is sent during a cancellation request or a dispute.
 */
function needsMoneyAndAnswer(facts: OrderFacts, to: OrderStatus): Sentence | null {
  const refusal = needsFinished(facts, to);
  if (refusal !== null) return refusal;
  if (facts.isAskedToCancel && rank(to) >= rank('SHIPPED')) return sentence('orders.answerFirst');
  if (facts.isDisputed && rank(facts.status) < rank('SHIPPED') && rank(to) >= rank('SHIPPED'))
    return sentence('orders.disputed');
  return needsMoney(facts, to);
}

/** A parcel that nobody confirms ends its order only while nothing about the order is undecided. */
function needsQuiet(facts: OrderFacts, to: OrderStatus): Sentence | null {
  if (facts.isAskedToCancel) return sentence('orders.answerFirst');
  if (facts.isDisputed) return sentence('orders.disputed');
  return needsFinalPayment(facts, to);
}

function needsAsking({ isAskedToCancel }: OrderFacts): Sentence | null {
  if (isAskedToCancel) return null;
  return sentence('orders.onlyWhileAsked');
}

function needsAllBack({ isPaidBack }: OrderFacts): Sentence | null {
  return isPaidBack ? null : sentence('orders.stillHeld');
}

/** Until when the buyer may cancel freely if nothing was sent; null if nothing is paid. */
export function freeCancelUntil(confirmedAt: Date | null): Date | null {
  return confirmedAt && new Date(confirmedAt.getTime() + freeCancelHours * 3_600_000);
}

function freeCancelIsOver(facts: OrderFacts, _to: OrderStatus, now: Date): Sentence | null {
  if (facts.status === 'SHIPPED') return sentence('orders.onItsWay');
  if (facts.isLate) return null;
  const until = freeCancelUntil(facts.confirmedAt);
  if (until === null || now <= until) return null;
  return sentence('orders.freeHours', { hours: freeCancelHours });
}

/** The transition table of pieces: who may move an order from which status to which, and under which conditions. */
const orderMoves: readonly Move[] = [
  { by: ['SYSTEM'], from: ['PENDING'], to: ['CONFIRMED'] },
  { by: ['SYSTEM'], from: ['PENDING'], to: ['CANCELLED'] },
  // Meetings never skip the maker's design stages.
  { by: ['SYSTEM'], from: ['DESIGN_COMPLETED'], to: ['MEASUREMENT_SCHEDULED'] },
  { by: ['SYSTEM'], from: ['DESIGN_COMPLETED', 'MEASUREMENT_SCHEDULED'], to: ['MEASUREMENT_COMPLETED'] },
  {
    by: ['MAKER', 'ADMIN'],
    from: paid,
    to: timelineStatuses.filter((status) => rank(status) > rank('CONFIRMED')),
    unless: needsMoneyAndAnswer,
  },
  {
    by: ['SYSTEM'],
    from: paid.filter((status) => status !== 'SHIPPED'),
    to: ['CANCELLED'],
    unless: needsAllBack,
  },
  { by: ['MAKER', 'ADMIN'], from: paid.filter((status) => status !== 'SHIPPED'), to: ['CANCELLED'] },
  { by: ['MAKER', 'ADMIN'], from: ['SHIPPED'], to: ['CANCELLED'], unless: needsAsking },
  { by: ['BUYER'], from: ['SHIPPED'], to: ['DELIVERED'], unless: needsFinalPayment },
  { by: ['SYSTEM'], from: ['SHIPPED'], to: ['DELIVERED'], unless: needsQuiet },
  { by: ['BUYER'], from: open, to: ['CANCELLED'], unless: freeCancelIsOver },
];

function isUsedUp({ isCredited }: OrderFacts): Sentence | null {
  return isCredited ? sentence('orders.swatchCredited') : null;
}

/** The same for swatches: nothing is made, and they are free to cancel until they are sent. */
const swatchMoves: readonly Move[] = [
  { by: ['SYSTEM'], from: ['PENDING'], to: ['CONFIRMED', 'CANCELLED'] },
  { by: ['MAKER', 'ADMIN'], from: ['CONFIRMED'], to: ['SHIPPED'], unless: needsMoneyAndAnswer },
  { by: ['MAKER', 'ADMIN', 'BUYER'], from: ['SHIPPED'], to: ['DELIVERED'] },
  { by: ['SYSTEM'], from: ['SHIPPED'], to: ['DELIVERED'], unless: needsQuiet },
  { by: ['SYSTEM'], from: ['CONFIRMED'], to: ['CANCELLED'], unless: needsAllBack },
  { by: ['MAKER', 'ADMIN'], from: ['CONFIRMED'], to: ['CANCELLED'] },
  { by: ['BUYER'], from: ['PENDING', 'CONFIRMED'], to: ['CANCELLED'], unless: isUsedUp },
];

/** "MEASUREMENT_SCHEDULED" → "Measurement scheduled". */
export function statusLabel(status: string): string {
  const words = status.replaceAll('_', ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The status as part of a sentence. */
const statusSentence = (status: OrderStatus): Sentence => ({ reason: `orders.status.${status}` });

export type ShownStatus = OrderStatus | 'FINAL_PAYMENT_RECEIVED';

/** The status as shown to people: FINAL_PAYMENT_PENDING is renamed once the final payment is paid. */
export function shownStatus(status: OrderStatus, isFinalPaid: boolean): ShownStatus {
  return status === 'FINAL_PAYMENT_PENDING' && isFinalPaid ? 'FINAL_PAYMENT_RECEIVED' : status;
}

/** The error that refuses a move; null if it is legal. An order never moves back. */
export function refuseMove(
  facts: OrderFacts,
  actor: OrderActor,
  to: OrderStatus,
  now: Date,
): Sentence | null {
  if (facts.status === to) return sentence('orders.alreadyStatus', { status: statusSentence(to) });
  if (facts.status === 'CANCELLED') return sentence('orders.wasCancelled');
  if (facts.status === 'DELIVERED') return sentence('orders.wasDelivered');
  const move = (facts.isSwatch ? swatchMoves : orderMoves).find(
    (candidate) =>
      candidate.by.includes(actor) && candidate.from.includes(facts.status) && candidate.to.includes(to),
  );
  if (to !== 'CANCELLED' && rank(to) < rank(facts.status)) {
    return sentence('orders.onlyForward', { status: statusSentence(facts.status) });
  }
  if (facts.measuring !== 'MADE_TO_MEASURE' && !hasStep(facts.measuring, to)) {
    return nothingToMeasure[facts.measuring];
  }
  if (!move) {
    if (facts.status === 'PENDING' && (actor === 'MAKER' || actor === 'ADMIN'))
      return sentence('orders.advanceFirst');
    if (facts.isSwatch && facts.status === 'SHIPPED' && to === 'CANCELLED')
      return sentence('orders.swatchSent');
    return sentence('orders.noMove', { status: statusSentence(facts.status), next: statusSentence(to) });
  }
  return move.unless?.(facts, to, now) ?? null;
}

/** Every status the actor may choose now, in order; screens and server use the same rules. */
export function legalMoves(facts: OrderFacts, actor: OrderActor, now: Date): OrderStatus[] {
  return orderStatuses.filter((to) => refuseMove(facts, actor, to, now) === null);
}
