import { hasEnded, type OrderStatus } from '#contracts/orders/core/orders.states.ts';
import type { DayRange } from '#contracts/platform/days/days-off.ts';
import { workingDaysBetween } from '#contracts/platform/days/working-days.ts';
import { addDays, type IstDay, istDayOf, startOfDay } from '#contracts/platform/ist-day.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { type HandOverState, isOut } from './hands.states.ts';

const mebibyte = 1024 * 1024;

export const handLimits = {
  pieces: 12,
  /** Hand-overs of one order. */
  handOvers: 60,
  /** Photographs at each end. */
  pictures: 6,
  pictureBytes: 10 * mebibyte,
  /** Lengths in characters. */
  pieceName: 60,
  handName: 60,
  words: 600,
  /** Rupees for the piece. */
  leastRate: 1,
  mostRate: 100_000,
  /** How far ahead the due day may be, in days. */
  daysAhead: 365,
  /** Days after the due day, or after a renewal that is later, for which a link is open. */
  linkDays: 30,
  /** Days after the end of a hand-over for which the name and the number of the hand are kept. */
  keptDays: 365,
} as const;

/** The two lists of an account: work that has not ended, and work that has. */
export const handedWorkSides = ['OPEN', 'PAST'] as const;
export type HandedWorkSide = (typeof handedWorkSides)[number];

/** OFFERED by the maker, AGREED by the hand. */
export const creditStates = ['NONE', 'OFFERED', 'AGREED'] as const;
export type CreditState = (typeof creditStates)[number];

export const handSentences = {
  pieceName: sentence('hands.pieceName'),
  pieces: sentence('hands.piecesMost', { most: handLimits.pieces }),
  kind: sentence('hands.kind'),
  name: sentence('hands.name'),
  rate: sentence('hands.rate', { total: handLimits.mostRate }),
  due: sentence('hands.due'),
  pictures: sentence('hands.picturesMissing', { most: handLimits.pictures }),
  tooManyPictures: sentence('hands.picturesMost', { most: handLimits.pictures }),
  creditName: sentence('hands.creditName'),
} as const;

/** Pieces are edited and handed over from the advance until the order ends. */
export const isInMaking = (status: OrderStatus, confirmedAt: Date | null): boolean =>
  confirmedAt !== null && !hasEnded(status);

export interface LatenessFacts {
  state: HandOverState;
  due: IstDay;
  /** When it was brought back; null before. */
  broughtBackAt: Date | null;
}

/**
 * Working days past the due day of a piece that is out or was brought back, without Sundays and the maker's days off; 0
 * if it is in time, was declined or withdrawn.
 */
export function lateWorkingDays(
  { state, due, broughtBackAt }: LatenessFacts,
  now: Date,
  daysOff: readonly DayRange[],
): number {
  if (!isOut(state) && broughtBackAt === null) return 0;
  return workingDaysBetween(due, istDayOf(broughtBackAt ?? now), daysOff);
}

/** When a link ends that is made now: at the end of the last of its days, in IST. */
export function endOfLink(due: IstDay, now: Date): Date {
  const today = istDayOf(now);
  return startOfDay(addDays(due > today ? due : today, handLimits.linkDays + 1));
}
