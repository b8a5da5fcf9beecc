import type { BoardDue, BoardRisk } from '#contracts/orders/board/board.rules.ts';
import { boardRisks } from '#contracts/orders/board/board.rules.ts';
import {
  type OrderFacts,
  type OrderStatus,
  orderStatuses,
  refuseMove,
} from '#contracts/orders/core/orders.states.ts';
import { addDaysOn, type DayRange, firstDayOn } from '#contracts/platform/days/days-off.ts';
import { addDays, type IstDay, istDayOf } from '#contracts/platform/ist-day.ts';
import { asksForFinal } from '../core/final-due.policy.ts';

/** The facts that decide an order's position on the board. */
export interface BoardFacts extends Omit<OrderFacts, 'isFinalTakenBack' | 'isLate'> {
  makingDays: number;
  transitDays: number;
  /** The maker's holidays, copied when the order was placed. */
  daysOff: readonly DayRange[];
  finalPaidAt: Date | null;
  finalDueAt: Date | null;
  measuredAt: Date | null;
  /** Time of the booked meeting. */
  meetingAt: Date | null;
  shippedAt: Date | null;
  /** YYYY-MM-DD in IST, as the maker entered it with the parcel. */
  parcelExpectedOn: IstDay | null;
  hasUnread: boolean;
}

export interface Due {
  what: BoardDue;
  on: IstDay;
}

const rank = (status: OrderStatus) => orderStatuses.indexOf(status);
const later = (one: IstDay, other: IstDay) => (one > other ? one : other);

function isToBeMeasured({ status, measuring, measuredAt }: BoardFacts): boolean {
  return (
    measuring === 'MADE_TO_MEASURE' && measuredAt === null && rank(status) < rank('MEASUREMENT_COMPLETED')
  );
}

const awaitsFinal = ({ status, isFinalPaid }: BoardFacts) => asksForFinal(status) && !isFinalPaid;

/**
 * What is due next and when. Null while a needed measurement meeting is not booked, and for payment and sending
 * during a dispute. The sending day is fixed, unlike the promise to the buyer, which moves with every day that
 * passes, because lateness is measured against it.
 */
export function dueOf(facts: BoardFacts): Due | null {
  const { status, shippedAt, parcelExpectedOn, transitDays, meetingAt, finalDueAt } = facts;
  if (status === 'SHIPPED') {
    if (parcelExpectedOn !== null) return { what: 'ARRIVE', on: parcelExpectedOn };
    return shippedAt && { what: 'ARRIVE', on: addDays(istDayOf(shippedAt), transitDays) };
  }
  if (isToBeMeasured(facts)) return meetingAt && { what: 'MEASURE', on: istDayOf(meetingAt) };
  if (facts.isDisputed) return null;
  if (awaitsFinal(facts) && finalDueAt !== null && rank(status) >= rank('COMPLETED'))
    return { what: 'FINAL_PAYMENT', on: istDayOf(finalDueAt) };
  return sendingDue(facts);
}

/** The last day to send the order so that it arrives as promised, after its making days and its final payment. */
function sendingDue(facts: BoardFacts): Due | null {
  const begins = facts.measuredAt ?? facts.confirmedAt;
  if (begins === null) return null;
  const made = addDaysOn(istDayOf(begins), facts.makingDays, facts.daysOff);
  const paid = awaitsFinal(facts) ? facts.finalDueAt : facts.finalPaidAt;
  const ready = paid === null ? made : later(made, istDayOf(paid));
  return { what: 'SEND', on: firstDayOn(ready, facts.daysOff) };
}

/**
 * The risks of an order, most serious first. If the final payment is missing, the order is overdue for the buyer, not
 * late for the maker.
 */
export function risksOf(facts: BoardFacts, now: Date): BoardRisk[] {
  const due = dueOf(facts);
  const isFinalOverdue =
    awaitsFinal(facts) && !facts.isDisputed && facts.finalDueAt !== null && now > facts.finalDueAt;
  const isPassed = due !== null && due.on < istDayOf(now);
  const holds: Record<BoardRisk, boolean> = {
    ASKED_TO_CANCEL: facts.isAskedToCancel,
    LATE: isPassed && (due.what === 'ARRIVE' || (due.what === 'SEND' && !awaitsFinal(facts))),
    FINAL_OVERDUE: isFinalOverdue,
    DISPUTED: facts.isDisputed,
    UNREAD: facts.hasUnread,
    WAITS_FOR_MEASURING: isToBeMeasured(facts) && facts.meetingAt === null,
  };
  return boardRisks.filter((risk) => holds[risk]);
}

/**
 * The next status that one click sets, if the transition table allows it. Null for steps that need input or end an
 * order (shipped, delivered, cancelled), for measurements before their day, and while the buyer asks to cancel.
 */
export function nextStepOf(facts: BoardFacts, now: Date): OrderStatus | null {
  const to = followingOf(facts, now);
  if (to === null || facts.isAskedToCancel) return null;
  // `isFinalTakenBack` matters only for shipping, `isLate` only for the buyer.
  return refuseMove({ ...facts, isFinalTakenBack: false, isLate: false }, 'MAKER', to, now) === null
    ? to
    : null;
}

/** Whether only shipping is left. */
export function isReadyToSend({ status, isFinalPaid, isAskedToCancel, isDisputed }: BoardFacts): boolean {
  return status === 'READY_FOR_DELIVERY' && isFinalPaid && !isAskedToCancel && !isDisputed;
}

function followingOf(facts: BoardFacts, now: Date): OrderStatus | null {
  const finish = facts.isFinalPaid ? 'COMPLETED' : 'FINAL_PAYMENT_PENDING';
  switch (facts.status) {
    case 'CONFIRMED':
      return 'DESIGN_IN_PROGRESS';
    case 'DESIGN_IN_PROGRESS':
      return 'DESIGN_COMPLETED';
    case 'DESIGN_COMPLETED':
      return isToBeMeasured(facts) ? null : finish;
    case 'MEASUREMENT_SCHEDULED':
      return facts.meetingAt !== null && facts.meetingAt > now ? null : 'MEASUREMENT_COMPLETED';
    case 'MEASUREMENT_COMPLETED':
      return finish;
    case 'FINAL_PAYMENT_PENDING':
      return 'COMPLETED';
    case 'COMPLETED':
      return 'READY_FOR_DELIVERY';
    default:
      return null;
  }
}

/** Sorts by the most serious risk, then by due day, then by age of the order. Orders without a due day come last. */
export function compareOnBoard(one: Placed, other: Placed): number {
  return weight(one.risks) - weight(other.risks) || compareDays(one.due, other.due) || one.id - other.id;
}

interface Placed {
  id: number;
  risks: readonly BoardRisk[];
  due: Due | null;
}

function weight([gravest]: readonly BoardRisk[]): number {
  return gravest === undefined ? boardRisks.length : boardRisks.indexOf(gravest);
}

function compareDays(one: Due | null, other: Due | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return one.on < other.on ? -1 : Number(one.on > other.on);
}
