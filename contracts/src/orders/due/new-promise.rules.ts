import type { DayRange } from '#contracts/platform/days/days-off.ts';
import { addWorkingDays } from '#contracts/platform/days/working-days.ts';
import { addDays, type IstDay, isIstDay, istDayOf, startOfDay } from '#contracts/platform/ist-day.ts';
import { type Sentence, sentence } from '#contracts/words/sentence.ts';
import { type OrderStatus, orderStatuses } from '../core/orders.states.ts';

export const newPromiseLimits = {
  longestReason: 500,
  /** Proposals in the life of an order, whatever became of them. */
  perOrder: 3,
  /** Working days until an unanswered proposal lapses. */
  answerDays: 3,
  /** The latest day that can be proposed, in days from today. */
  farthest: 180,
} as const;

export const newPromiseSentences = {
  reason: sentence('orders.whyLater'),
  day: sentence('orders.promiseDay'),
  changed: sentence('orders.promiseChanged'),
} as const;

const rank = (status: OrderStatus) => orderStatuses.indexOf(status);

interface Proposable {
  status: OrderStatus;
  /** How many days were proposed before. */
  proposed: number;
  /** A proposal is unanswered. */
  isOpen: boolean;
}

/** Whether an order is paid and not sent yet. */
export function takesPromises(status: OrderStatus): boolean {
  return rank(status) >= rank('CONFIRMED') && rank(status) < rank('SHIPPED');
}

/** The error that refuses another proposal, or null. */
export function refuseProposal({ status, proposed, isOpen }: Proposable): Sentence | null {
  if (!takesPromises(status)) return sentence('orders.promiseClosed');
  if (isOpen) return sentence('orders.promiseOpen');
  return proposed >= newPromiseLimits.perOrder ? sentence('orders.promisesUsed') : null;
}

/** The error of a proposed day, or null: it lies after the day that is owed, and between today and 180 days on. */
export function refuseDay(day: IstDay, dueBy: IstDay, today: IstDay): Sentence | null {
  const isDay = isIstDay(day) && day >= today && day <= addDays(today, newPromiseLimits.farthest);
  if (!isDay) return newPromiseSentences.day;
  return day > dueBy ? null : sentence('orders.promiseSooner', { day: dueBy });
}

/** When an unanswered proposal lapses: the end of the third working day after it, in IST. */
export function answerBy(now: Date, daysOff: readonly DayRange[]): Date {
  const last = addWorkingDays(istDayOf(now), newPromiseLimits.answerDays, daysOff);
  return new Date(startOfDay(addDays(last, 1)).getTime() - 1);
}
