import { type IstDay, startOfNextMonth } from '#contracts/platform/ist-day.ts';
import { type Sentence, sentence } from '#contracts/words/sentence.ts';

/** Why a maker takes no orders now. */
export const closedReasons = ['PAUSED', 'FULL'] as const;
export type ClosedReason = (typeof closedReasons)[number];

export interface TakingFacts {
  /** The first day on which orders are taken again; null if they were never paused. */
  pausedUntil: IstDay | null;
  /** The most orders per calendar month; null for no limit. */
  ordersAMonth: number | null;
  /** Orders that count towards this month's limit. */
  placedThisMonth: number;
}

export interface Closed {
  reason: ClosedReason;
  /** The first day on which orders are taken again. */
  opensOn: IstDay;
}

/** Why and until when a maker takes no orders on a day; null if they do. A pause ends automatically on its day. */
export function closedOn(
  { pausedUntil, ordersAMonth, placedThisMonth }: TakingFacts,
  today: IstDay,
): Closed | null {
  const isFull = ordersAMonth !== null && placedThisMonth >= ordersAMonth;
  const free = isFull ? startOfNextMonth(today) : today;
  if (pausedUntil !== null && pausedUntil > free) return { reason: 'PAUSED', opensOn: pausedUntil };
  return isFull ? { reason: 'FULL', opensOn: free } : null;
}

/** The message for a buyer who tries to order while a maker takes no orders. */
export function closedSentence(makerName: string, { reason, opensOn }: Closed): Sentence {
  return reason === 'PAUSED'
    ? sentence('profiles.closedNow', { name: makerName, weekday: opensOn })
    : sentence('profiles.monthFull', { name: makerName, weekday: opensOn });
}
