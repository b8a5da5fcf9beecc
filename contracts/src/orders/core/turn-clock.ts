import type { DayRange } from '#contracts/platform/days/days-off.ts';
import { workingDaysBetween } from '#contracts/platform/days/working-days.ts';
import { addDays, istDayOf } from '#contracts/platform/ist-day.ts';

/** DESK: the support desk or the buyer's bank decides. */
export const clockSides = ['BUYER', 'MAKER', 'COURIER', 'DESK'] as const;
export type ClockSide = (typeof clockSides)[number];

/** The events of an order that start or stop the clock of a side. */
export const clockEvents = [
  'ADVANCE_PAID',
  /** Together with the advance, of an order that is made to measure. */
  'TO_BE_MEASURED',
  /** The hour of a meeting, also of one to come. */
  'MEETING_DUE',
  /** A meeting was cancelled after its hour. */
  'MEETING_OFF',
  'MEASURED',
  'FINAL_ASKED',
  'FINAL_PAID',
  /** The maker submitted a step of the plan for the buyer's approval. */
  'STEP_SUBMITTED',
  'STEP_ANSWERED',
  /** The maker waits for the buyer's own cloth, or for what the buyer says of it. */
  'CLOTH_AWAITED',
  'CLOTH_CAME',
  /** The maker's time to answer a request to cancel ended. */
  'CANCEL_OVERDUE',
  'CANCEL_ANSWERED',
  'DISPUTE_OPENED',
  'DISPUTE_CLOSED',
  'SHIPPED',
  'DELIVERED',
  'CANCELLED',
] as const;
export type ClockEventKind = (typeof clockEvents)[number];

export interface ClockEvent {
  at: Date;
  kind: ClockEventKind;
}

/** What the maker waits for while the clock of another side runs. */
export const clockWaits = [
  'DISPUTE',
  'CANCELLING',
  'MEASUREMENT',
  'FINAL_PAYMENT',
  'APPROVAL',
  'CLOTH',
] as const;
export type ClockWait = (typeof clockWaits)[number];

export interface ClockSegment {
  side: ClockSide;
  /** Null if the maker or the courier works. */
  wait: ClockWait | null;
  from: Date;
  /** Null for the last segment of an order that has not ended. */
  to: Date | null;
}

type Count = (kind: ClockEventKind) => number;

interface ClockRow {
  side: ClockSide;
  wait: ClockWait | null;
  /** How often each kind of event has happened decides, so that events of one moment have no order. */
  when: (count: Count) => boolean;
}

/**
 * The only rule of whose time passes; the first row that holds counts. While the maker may still answer a request to
 * cancel, and while a maker is suspended, the maker's time passes.
 */
const clockRows: readonly ClockRow[] = [
  { side: 'COURIER', wait: null, when: (count) => count('SHIPPED') > 0 },
  { side: 'DESK', wait: 'DISPUTE', when: (count) => count('DISPUTE_OPENED') > count('DISPUTE_CLOSED') },
  { side: 'DESK', wait: 'CANCELLING', when: (count) => count('CANCEL_OVERDUE') > count('CANCEL_ANSWERED') },
  {
    side: 'BUYER',
    wait: 'MEASUREMENT',
    when: (count) =>
      count('TO_BE_MEASURED') > 0 && count('MEASURED') === 0 && count('MEETING_DUE') <= count('MEETING_OFF'),
  },
  {
    side: 'BUYER',
    wait: 'FINAL_PAYMENT',
    when: (count) => count('FINAL_ASKED') > 0 && count('FINAL_PAID') === 0,
  },
  { side: 'BUYER', wait: 'APPROVAL', when: (count) => count('STEP_SUBMITTED') > count('STEP_ANSWERED') },
  { side: 'BUYER', wait: 'CLOTH', when: (count) => count('CLOTH_AWAITED') > count('CLOTH_CAME') },
];
const makersTime = { side: 'MAKER', wait: null } as const;

/**
 * Whose time passed, from the advance to the end of the order, without gaps. The events may come in any order and may
 * lie in the future, as a booked meeting does. Empty before the advance.
 */
export function segmentsOf(events: readonly ClockEvent[]): ClockSegment[] {
  const sorted = events.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const counts = new Map<ClockEventKind, number>();
  const count: Count = (kind) => counts.get(kind) ?? 0;
  const segments: ClockSegment[] = [];
  for (const [place, { at, kind }] of sorted.entries()) {
    counts.set(kind, count(kind) + 1);
    const isSameMoment = sorted[place + 1]?.at.getTime() === at.getTime();
    if (isSameMoment || count('ADVANCE_PAID') === 0) continue;
    const last = segments.at(-1);
    const hasEnded = count('DELIVERED') + count('CANCELLED') > 0;
    const { side, wait } = clockRows.find((row) => row.when(count)) ?? makersTime;
    if (last && !hasEnded && last.side === side && last.wait === wait) continue;
    if (last) last.to = at;
    if (hasEnded) break;
    segments.push({ side, wait, from: at, to: null });
  }
  return segments;
}

/** The working days that passed for each side until now. A day counts for the side whose time ends it. */
export function workingDaysOf(
  segments: readonly ClockSegment[],
  daysOff: readonly DayRange[],
  now: Date,
): Record<ClockSide, number> {
  const sums = { BUYER: 0, MAKER: 0, COURIER: 0, DESK: 0 };
  for (const { side, from, to } of segments) {
    if (from > now) continue;
    const until = to === null || to > now ? now : to;
    sums[side] += workingDaysBetween(istDayOf(from), istDayOf(until), daysOff);
  }
  return sums;
}

/** The days that begin while the maker waits. */
export interface WaitDays extends DayRange {
  what: ClockWait;
}

/**
 * The waits that have begun. The present one is assumed to end today, the one for measuring tomorrow. A day belongs to
 * the wait in which it begins.
 */
export function waitsOf(segments: readonly ClockSegment[], now: Date): WaitDays[] {
  return segments.flatMap(({ wait: what, from, to }) => {
    if (what === null || from > now) return [];
    const assumed = addDays(istDayOf(now), what === 'MEASUREMENT' ? 1 : 0);
    return [{ what, from: addDays(istDayOf(from), 1), to: to === null ? assumed : istDayOf(to) }];
  });
}
