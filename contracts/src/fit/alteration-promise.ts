import { addDaysOn, type DayRange, firstDayOn } from '#contracts/platform/days/days-off.ts';
import { addDays, type IstDay, istDayOf } from '#contracts/platform/ist-day.ts';
import type { ClaimState } from './fit.states.ts';

export interface AlterationFacts {
  state: ClaimState;
  /** Working days of the alteration. */
  days: number;
  /** Days of a parcel between the two sides. */
  transitDays: number;
  /** The maker's holidays. */
  daysOff: readonly DayRange[];
  /** When the buyer sent the piece, the maker received it, and it was sent back; null before. */
  sentAt: Date | null;
  receivedAt: Date | null;
  sentBackAt: Date | null;
}

const later = (one: IstDay, other: IstDay) => (one > other ? one : other);

/**
 * The only computation of the day by which an altered piece is back: the way to the maker, the working days, the way
 * back. Steps that are still to come are assumed to happen on the first possible day. Null before the alteration is
 * agreed and after it is done.
 */
export function promiseAlteration(
  { state, days, transitDays, daysOff, sentAt, receivedAt, sentBackAt }: AlterationFacts,
  now: Date,
): IstDay | null {
  const today = istDayOf(now);
  switch (state) {
    case 'FREE':
    case 'ACCEPTED':
    case 'ON_ITS_WAY': {
      const arrives = later(addDays(istDayOf(sentAt ?? now), transitDays), today);
      return addDays(addDaysOn(arrives, days, daysOff), transitDays);
    }
    case 'ALTERING': {
      const altered = addDaysOn(istDayOf(receivedAt ?? now), days, daysOff);
      return addDays(firstDayOn(later(altered, today), daysOff), transitDays);
    }
    case 'ALTERED':
      return addDays(firstDayOn(today, daysOff), transitDays);
    case 'SENT_BACK':
      return later(addDays(istDayOf(sentBackAt ?? now), transitDays), today);
    default:
      return null;
  }
}
