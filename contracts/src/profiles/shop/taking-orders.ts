import { type IstDay, startOfNextMonth } from '#contracts/platform/ist-day.ts';
import { type Sentence, sentence } from '#contracts/words/sentence.ts';

/** Why a maker takes no orders just now. */
export const closedReasons = ['PAUSED', 'FULL'] as const;
export type ClosedReason = (typeof closedReasons)[number];

export interface TakingFacts {
  /** The first day on which orders are taken again; null where they were never paused. */
  pausedUntil: IstDay | null;
  /** How many orders a calendar month takes; null for any number. */
  ordersAMonth: number | null;
  /** Orders of this month that hold a place. */
  placedThisMonth: number;
}

export interface Closed {
  reason: ClosedReason;
  /** The first day on which orders are taken again. */
  opensOn: IstDay;
}

/** Why and until when a maker takes no orders on a day; null where they do. A pause ends by itself on its day. */
export function closedOn(
  { pausedUntil, ordersAMonth, placedThisMonth }: TakingFacts,
  today: IstDay,
): Closed | null {
  const isFull = ordersAMonth !== null && placedThisMonth >= ordersAMonth;
  const free = isFull ? startOfNextMonth(today) : today;
  if (pausedUntil !== null && pausedUntil > free) return { reason: 'PAUSED', opensOn: pausedUntil };
  return isFull ? { reason: 'FULL', opensOn: free } : null;
}

/** What a buyer is told who orders meanwhile. */
export function closedSentence(makerName: string, { reason, opensOn }: Closed): Sentence {
  return reason === 'PAUSED'
    ? sentence('profiles.closedNow', { name: makerName, weekday: opensOn })
    : sentence('profiles.monthFull', { name: makerName, weekday: opensOn });
}
