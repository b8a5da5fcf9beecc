import type { BoardRisk } from '#contracts/orders/board/board.rules.ts';
import { boardRisks } from '#contracts/orders/board/board.rules.ts';
import { promiseDelivery } from '#contracts/orders/core/delivery-promise.ts';
import { stopOf } from '#contracts/orders/core/order-stops.ts';
import {
  type OrderFacts,
  type OrderStatus,
  orderStatuses,
  refuseMove,
} from '#contracts/orders/core/orders.states.ts';
import {
  type ClockSegment,
  type ClockSide,
  type ClockWait,
  waitsOf,
} from '#contracts/orders/core/turn-clock.ts';
import { riskOf } from '#contracts/orders/due/delivery-risk.ts';
import { type WorkLeft, workLeftOf } from '#contracts/orders/due/work-left.ts';
import type { DayRange } from '#contracts/platform/days/days-off.ts';
import { daysBetween, type IstDay, istDayOf } from '#contracts/platform/ist-day.ts';
import type { MovedStep } from '#contracts/workshop/place-steps.ts';
import { asksForFinal } from '../core/final-due.policy.ts';
import type { PaymentHold } from '../core/orders.queries.ts';

/** The facts that decide an order's place on the board. */
export interface BoardFacts
  extends Omit<OrderFacts, 'isFinalTakenBack' | 'isLate' | 'isCredited' | 'confirmedAt'> {
  /** When the advance was booked. */
  confirmedAt: Date;
  hold: PaymentHold;
  makingDays: number;
  transitDays: number;
  /** The working days of the open steps of its plan; null without a plan. */
  remainingDays: number | null;
  movedSteps?: readonly MovedStep[];
  /** The maker's holidays, copied when the order was placed. */
  daysOff: readonly DayRange[];
  finalDueAt: Date | null;
  measuredAt: Date | null;
  /** Time of the booked meeting. */
  meetingAt: Date | null;
  shippedAt: Date | null;
  /** YYYY-MM-DD in IST, as the maker entered it with the parcel. */
  parcelExpectedOn: IstDay | null;
  /** The day for which the buyer needs it; null if none is known. */
  functionDay: IstDay | null;
  hasUnread: boolean;
}

/** The day that is owed for an order of the board, and whose time passed. */
export interface BoardDue {
  dueBy: IstDay;
  lateDays: number;
  segments: readonly ClockSegment[];
}

export interface Standing {
  dueBy: IstDay;
  lateDays: number;
  days: WorkLeft | null;
  turn: ClockSide;
  wait: { for: ClockWait; on: IstDay | null } | null;
  risks: BoardRisk[];
  place: Place;
}

/** Where an order stands in the list: the lower, the more at risk; then the earlier due. */
interface Place {
  weight: number;
  /** The due day as a number, such as 20261123. */
  due: number;
}

const rank = (status: OrderStatus) => orderStatuses.indexOf(status);

function isToBeMeasured({ status, measuring, measuredAt }: BoardFacts): boolean {
  return (
    measuring === 'MADE_TO_MEASURE' && measuredAt === null && rank(status) < rank('MEASUREMENT_COMPLETED')
  );
}

const awaitsFinal = ({ status, isFinalPaid }: BoardFacts) => asksForFinal(status) && !isFinalPaid;

/** How an order stands: what is owed when, whose turn it is, its risks and its place among the others. */
export function standingOf(facts: BoardFacts, due: BoardDue, now: Date): Standing {
  const { dueBy, lateDays, segments } = due;
  const { side, wait } = segments.findLast(({ from }) => from <= now) ?? { side: 'MAKER', wait: null };
  const days = workLeftOf({ ...facts, dueBy }, istDayOf(now));
  const expected = expectedOf(facts, segments, now);
  const isAtRisk = riskOf({ ...facts, ...expected, dueBy }) !== null;
  const overDays = isAtRisk && expected.by !== null ? daysBetween(dueBy, expected.by) : 0;
  const risks = risksOf(facts, { isLate: lateDays > 0, isAtRisk }, now);
  return {
    ...{ dueBy, lateDays, days, turn: side, risks },
    wait: wait && { for: wait, on: dayOfWait(facts, wait) },
    place: {
      weight: weightOf({ lateDays, overDays, days, isAskedToCancel: facts.isAskedToCancel, wait }),
      due: Number(dueBy.replaceAll('-', '')),
    },
  };
}

/** The expected day of arrival, as on the page of the order. */
function expectedOf(facts: BoardFacts, segments: readonly ClockSegment[], now: Date) {
  const { finalDueAt } = facts;
  return promiseDelivery(
    {
      ...facts,
      waits: waitsOf(segments, now),
      stop: stopOf(facts),
      awaitsFinal: awaitsFinal(facts),
      finalDueOn: finalDueAt && istDayOf(finalDueAt),
      deliveredAt: null,
    },
    now,
  );
}

function dayOfWait({ meetingAt, finalDueAt }: BoardFacts, wait: ClockWait): IstDay | null {
  const days: Partial<Record<ClockWait, Date | null>> = {
    MEASUREMENT: meetingAt,
    FINAL_PAYMENT: finalDueAt,
  };
  const at = days[wait] ?? null;
  return at && istDayOf(at);
}

interface Weighed {
  lateDays: number;
  overDays: number;
  days: WorkLeft | null;
  isAskedToCancel: boolean;
  wait: ClockWait | null;
}

/** More than any number of days. */
const span = 100_000;

/**
 * Late orders first, the latest before the others; then those whose buyer asks to cancel, those that are expected
 * later than due, and all others by the days left against the work left. A bank or the desk decides last.
 */
function weightOf({ lateDays, overDays, days, isAskedToCancel, wait }: Weighed): number {
  if (lateDays > 0) return span - lateDays;
  if (isAskedToCancel) return 2 * span;
  if (overDays > 0) return 3 * span - overDays;
  if (wait === 'DISPUTE' || wait === 'CANCELLING') return 6 * span;
  // A parcel on its way leaves nothing to do.
  return days === null ? 5 * span : 4 * span + days.left - days.work;
}

/**
 * The marks of an order, most serious first. If the final payment is missing, the order is overdue for the buyer; it
 * is late for the maker only by the days that were theirs.
 */
function risksOf(
  facts: BoardFacts,
  { isLate, isAtRisk }: { isLate: boolean; isAtRisk: boolean },
  now: Date,
): BoardRisk[] {
  const holds: Record<BoardRisk, boolean> = {
    LATE: isLate,
    ASKED_TO_CANCEL: facts.isAskedToCancel,
    AT_RISK: isAtRisk && !isLate,
    FINAL_OVERDUE:
      awaitsFinal(facts) && !facts.isDisputed && facts.finalDueAt !== null && now > facts.finalDueAt,
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
  return refuseMove(
    { ...facts, isFinalTakenBack: false, isLate: false, isCredited: false },
    'MAKER',
    to,
    now,
  ) === null
    ? to
    : null;
}

/** Whether only shipping is left. */
export function isReadyToSend({
  status,
  isSwatch,
  isFinalPaid,
  isAskedToCancel,
  isDisputed,
}: BoardFacts): boolean {
  return (
    status === (isSwatch ? 'CONFIRMED' : 'READY_FOR_DELIVERY') &&
    isFinalPaid &&
    !isAskedToCancel &&
    !isDisputed
  );
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

export interface Placed {
  id: number;
  place: Place;
}

/** Sorts by risk, then by due day, then by age of the order. */
export function compareOnBoard(one: Placed, other: Placed): number {
  return one.place.weight - other.place.weight || one.place.due - other.place.due || one.id - other.id;
}
