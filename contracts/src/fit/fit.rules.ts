import type { Measuring } from '#contracts/measurements/measuring.ts';
import type { OrderStatus } from '#contracts/orders/core/orders.states.ts';
import type { DayRange } from '#contracts/platform/days/days-off.ts';
import { addDays, type IstDay, istDayOf, startOfDay } from '#contracts/platform/ist-day.ts';
import { type Sentence, sentence } from '#contracts/words/sentence.ts';
import { type ClaimAct, type ClaimState, isOpenClaim } from './fit.states.ts';

const mebibyte = 1024 * 1024;

export const fitLimits = {
  /** How many days after the delivery a claim can be made, until the end of the last day in IST. */
  claimDays: 14,
  claimsPerOrder: 3,
  zones: 8,
  pictures: 6,
  pictureBytes: 10 * mebibyte,
  /** Lengths in characters. */
  words: 1000,
  zoneWords: 200,
  /** The most that a part can be off, in tenths of a millimetre: 30 cm. */
  mostOff: 3000,
  /** Working days in which the maker answers before the desk does. */
  answerDays: 3,
  /** Days in which the buyer sends a piece that is altered free. */
  sendDays: 21,
  /** Days of silence after which an altered piece counts as received. */
  arrivalDays: 7,
  /** Working days of an alteration: the default, and the most. */
  alterDays: 2,
  mostAlterDays: 30,
  /** Rupees before tax. */
  leastPrice: 1,
  mostPrice: 100_000,
} as const;

export const fitSentences = {
  zones: sentence('fit.zonesMissing', { most: fitLimits.zones }),
  amount: sentence('fit.amount'),
  direction: sentence('fit.direction'),
  pictures: sentence('fit.picturesMissing', { most: fitLimits.pictures }),
  tooManyPictures: sentence('fit.picturesMost', { most: fitLimits.pictures }),
  words: sentence('fit.wordsMissing'),
  reason: sentence('fit.reasonMissing'),
  address: sentence('fit.addressMissing'),
  days: sentence('fit.days', { most: fitLimits.mostAlterDays }),
  price: sentence('fit.price', { total: fitLimits.mostPrice }),
} as const;

/** The words that an act cannot do without: the reason of a no, or where the piece goes. Null if it needs none. */
export function wordsNeeded(act: ClaimAct): 'reason' | 'address' | null {
  if (act === 'REFUSE' || act === 'TAKE_TO_DESK') return 'reason';
  return act === 'ACCEPT_FREE' ? 'address' : null;
}

/** The last day, in IST, on which a claim can be made. */
export const lastClaimDay = (deliveredAt: Date): IstDay =>
  addDays(istDayOf(deliveredAt), fitLimits.claimDays);

/** What decides whether a new claim can be made. */
export interface ClaimFacts {
  status: OrderStatus;
  measuring: Measuring;
  /** Null unless it was delivered. */
  deliveredAt: Date | null;
  /** The states of earlier claims. */
  claims: readonly ClaimState[];
}

/** Why the buyer cannot make a claim now; null if they can. */
export function refuseClaim(
  { status, measuring, deliveredAt, claims }: ClaimFacts,
  now: Date,
): Sentence | null {
  if (measuring === 'NONE') return sentence('fit.nothingToFit');
  if (status !== 'DELIVERED' || deliveredAt === null) return sentence('fit.notDelivered');
  if (claims.some(isOpenClaim)) return sentence('fit.oneOpen');
  if (claims.length >= fitLimits.claimsPerOrder)
    return sentence('fit.claimsMost', { most: fitLimits.claimsPerOrder });
  const last = lastClaimDay(deliveredAt);
  if (istDayOf(now) > last) return sentence('fit.tooLate', { day: last });
  return null;
}

const isSunday = (day: IstDay) => new Date(`${day}T00:00:00Z`).getUTCDay() === 0;

/**
 * The end of the last of `days` working days after a moment, in IST. Sundays and the maker's holidays are no working
 * days.
 */
export function endOfWorkingDays(from: Date, days: number, holidays: readonly DayRange[]): Date {
  const isOff = (day: IstDay) =>
    isSunday(day) || holidays.some((range) => range.from <= day && day <= range.to);
  let day = istDayOf(from);
  for (let left = days; left > 0; ) {
    day = addDays(day, 1);
    if (!isOff(day)) left -= 1;
  }
  return startOfDay(addDays(day, 1));
}

/** The end of a day in IST, some days after a moment. */
export const endOfDays = (from: Date, days: number): Date => startOfDay(addDays(istDayOf(from), days + 1));
