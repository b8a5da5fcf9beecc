import type { Measuring } from '#contracts/measurements/measuring.ts';
import type { DayRange } from '#contracts/platform/days/days-off.ts';
import { subtractWorkingDays } from '#contracts/platform/days/working-days.ts';
import { addDays, type IstDay } from '#contracts/platform/ist-day.ts';
import { estimateDelivery, firstDayOfMaking } from '../core/delivery-estimate.ts';
import type { OrderStatus } from '../core/orders.states.ts';
import type { DeliveryRisk } from './delivery-risk.ts';

/** Working days between the arrival and the function, for a trial and a small alteration. */
export const spareDays = 4;

interface PieceFacts {
  functionOn: IstDay;
  measuring: Measuring;
  makingDays: number;
  transitDays: number;
  /** The maker's holidays. */
  daysOff: readonly DayRange[];
}

export interface FunctionSchedule {
  /** The last day on which it can be ordered to arrive in time for a trial. May have passed. */
  orderBy: IstDay;
  /** The last day of arrival that leaves time for a trial. */
  trialBy: IstDay;
}

/** Counts back from a function: a trial and an alteration, the way, the making, and the maker's holidays. */
export function scheduleBackwards(facts: PieceFacts): FunctionSchedule {
  const { functionOn, measuring, makingDays, transitDays, daysOff } = facts;
  const trialBy = trialByOf(functionOn, daysOff);
  const arrives = (orderedOn: IstDay) => estimateDelivery(firstDayOfMaking(measuring, orderedOn), facts).by;
  let orderBy = addDays(trialBy, -(makingDays + transitDays));
  while (arrives(orderBy) > trialBy) orderBy = addDays(orderBy, -1);
  return { orderBy, trialBy };
}

/** The last day of arrival that leaves time for a trial before a function. */
export function trialByOf(functionOn: IstDay, daysOff: readonly DayRange[]): IstDay {
  return subtractWorkingDays(functionOn, spareDays, daysOff);
}

/** Whether a piece is there in time for a trial, only for the function, or not even for that. */
export const functionRisks = ['FINE', 'TIGHT', 'TOO_LATE'] as const;
export type FunctionRisk = (typeof functionRisks)[number];

export function compareWithFunction(
  by: IstDay,
  functionOn: IstDay,
  daysOff: readonly DayRange[],
): FunctionRisk {
  if (by > functionOn) return 'TOO_LATE';
  return by > trialByOf(functionOn, daysOff) ? 'TIGHT' : 'FINE';
}

/**
 * Why a piece arrives that late: a step of the buyer, the maker who is behind, the parcel, holidays, what stops the
 * order, or nothing but the days that it takes.
 */
export const functionReasons = [
  'STOPPED',
  'PARCEL',
  'MAKER',
  'ADVANCE',
  'MEASUREMENT',
  'FINAL_PAYMENT',
  'APPROVAL',
  'HOLIDAYS',
  'PLAN',
] as const;
export type FunctionReason = (typeof functionReasons)[number];

interface OrderStanding {
  status: OrderStatus;
  /** The expected day of arrival; null while the order is stopped. */
  by: IstDay | null;
  /** The day that the maker owes; null before the advance. */
  dueBy: IstDay | null;
  /** What the expected day waits for, as in `promiseDelivery`. */
  waitsFor: string | null;
  /** Why it is expected later than due. */
  delay: DeliveryRisk | null;
  /** A step of the plan waits for the buyer's approval. */
  awaitsApproval: boolean;
  /** The maker's days off until it is sent. */
  away: readonly DayRange[];
  /** The maker's holidays. */
  daysOff: readonly DayRange[];
}

/**
 * Whether an order is expected in time for its function, and if not in time for a trial, why. Null once it has ended,
 * and while no day can be named.
 */
export function functionRisk(
  functionOn: IstDay,
  order: OrderStanding,
): { risk: FunctionRisk; reason: FunctionReason | null } | null {
  const day = order.by ?? order.dueBy;
  if (day === null || order.status === 'DELIVERED' || order.status === 'CANCELLED') return null;
  const risk = compareWithFunction(day, functionOn, order.daysOff);
  return { risk, reason: risk === 'FINE' ? null : reasonOf(order) };
}

function reasonOf({ status, by, waitsFor, delay, awaitsApproval, away }: OrderStanding): FunctionReason {
  if (by === null) return 'STOPPED';
  if (status === 'SHIPPED') return 'PARCEL';
  if (delay !== null) return 'MAKER';
  if (waitsFor === 'ADVANCE' || waitsFor === 'MEASUREMENT' || waitsFor === 'FINAL_PAYMENT') return waitsFor;
  if (awaitsApproval) return 'APPROVAL';
  return away.length > 0 ? 'HOLIDAYS' : 'PLAN';
}
