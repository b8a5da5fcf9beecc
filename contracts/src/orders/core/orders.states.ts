import { hasStep, type Measuring, nothingToMeasure } from '#contracts/measurements/measuring.ts';
import { type Sentence, sentence } from '#contracts/words/sentence.ts';
import { freeCancelHours } from './free-cancel.ts';

/** Every status, in the order of a garment's life; CANCELLED ends it apart. */
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

/** Whether an order has arrived or was cancelled: it never moves again. */
export function hasEnded(status: OrderStatus): boolean {
  return status === 'DELIVERED' || status === 'CANCELLED';
}

/** The steps of the timeline: all but the one that ends an order early. */
export const timelineStatuses = orderStatuses.filter((status) => status !== 'CANCELLED');

export const orderActors = ['BUYER', 'MAKER', 'ADMIN', 'SYSTEM'] as const;
export type OrderActor = (typeof orderActors)[number];

/** What the rules read besides the status. */
export interface OrderFacts {
  status: OrderStatus;
  isFinalPaid: boolean;
  /** All of the final payment went back, at the provider and not by the maker's own agreement alone. */
  isFinalTakenBack: boolean;
  /** All that was paid is promised back or has gone back. */
  isPaidBack: boolean;
  /** A payment of it is disputed at the buyer's bank, and that is not decided. */
  isDisputed: boolean;
  /** When the advance was booked; null before. */
  confirmedAt: Date | null;
  /** The buyer asks to cancel it, and nobody has answered yet. */
  isAskedToCancel: boolean;
  measuring: Measuring;
}

interface Move {
  by: readonly OrderActor[];
  from: readonly OrderStatus[];
  to: readonly OrderStatus[];
  /** Answers with the sentence that refuses the move, or null. */
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

/** Refuses to make or send an order whose money went back or has not come. */
function needsMoney(facts: OrderFacts, to: OrderStatus): Sentence | null {
  if (facts.isPaidBack && rank(facts.status) < rank('SHIPPED')) return sentence('orders.allBack');
  if (facts.isFinalTakenBack && rank(facts.status) < rank('SHIPPED') && rank(to) >= rank('SHIPPED'))
    return sentence('orders.finalBack');
  return needsFinalPayment(facts, to);
}

/** The way forward of the maker, and of the desk in their place: paid for, and no parcel leaves while its buyer asks to cancel. */
function needsMoneyAndAnswer(facts: OrderFacts, to: OrderStatus): Sentence | null {
  if (facts.isAskedToCancel && rank(to) >= rank('SHIPPED')) return sentence('orders.answerFirst');
  if (facts.isDisputed && rank(facts.status) < rank('SHIPPED') && rank(to) >= rank('SHIPPED'))
    return sentence('orders.disputed');
  return needsMoney(facts, to);
}

function needsAsking({ isAskedToCancel }: OrderFacts): Sentence | null {
  if (isAskedToCancel) return null;
  return sentence('orders.onlyWhileAsked');
}

function needsAllBack({ isPaidBack }: OrderFacts): Sentence | null {
  return isPaidBack ? null : sentence('orders.stillHeld');
}

/** Until when the buyer may cancel freely, as long as nothing was sent; null while nothing is paid. */
export function freeCancelUntil(confirmedAt: Date | null): Date | null {
  return confirmedAt && new Date(confirmedAt.getTime() + freeCancelHours * 3_600_000);
}

function freeCancelIsOver(facts: OrderFacts, _to: OrderStatus, now: Date): Sentence | null {
  if (facts.status === 'SHIPPED') return sentence('orders.onItsWay');
  const until = freeCancelUntil(facts.confirmedAt);
  if (until === null || now <= until) return null;
  return sentence('orders.freeHours', { hours: freeCancelHours });
}

/** The one transition table: who may move an order from where to where, and what may stand against it. */
const orderMoves: readonly Move[] = [
  { by: ['SYSTEM'], from: ['PENDING'], to: ['CONFIRMED'] },
  { by: ['SYSTEM'], from: ['PENDING'], to: ['CANCELLED'] },
  // Meetings never pass over the maker's design stages.
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
  { by: ['BUYER'], from: open, to: ['CANCELLED'], unless: freeCancelIsOver },
];

/** "MEASUREMENT_SCHEDULED" → "Measurement scheduled". */
export function statusLabel(status: string): string {
  const words = status.replaceAll('_', ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The status as a part of a sentence. */
const statusSentence = (status: OrderStatus): Sentence => ({ reason: `orders.status.${status}` });

export type ShownStatus = OrderStatus | 'FINAL_PAYMENT_RECEIVED';

/** The status as shown to people: a paid instalment is not pending. */
export function shownStatus(status: OrderStatus, isFinalPaid: boolean): ShownStatus {
  return status === 'FINAL_PAYMENT_PENDING' && isFinalPaid ? 'FINAL_PAYMENT_RECEIVED' : status;
}

/** The sentence that refuses the move, or null when it is legal. An order never goes back. */
export function refuseMove(
  facts: OrderFacts,
  actor: OrderActor,
  to: OrderStatus,
  now: Date,
): Sentence | null {
  if (facts.status === to) return sentence('orders.alreadyStatus', { status: statusSentence(to) });
  if (facts.status === 'CANCELLED') return sentence('orders.wasCancelled');
  if (facts.status === 'DELIVERED') return sentence('orders.wasDelivered');
  const move = orderMoves.find(
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
    return sentence('orders.noMove', { status: statusSentence(facts.status), next: statusSentence(to) });
  }
  return move.unless?.(facts, to, now) ?? null;
}

/** Every status the actor may choose now, in order: what the screen offers is what the server allows. */
export function legalMoves(facts: OrderFacts, actor: OrderActor, now: Date): OrderStatus[] {
  return orderStatuses.filter((to) => refuseMove(facts, actor, to, now) === null);
}
