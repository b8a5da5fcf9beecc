import { addDays, type IstDay } from '#contracts/platform/ist-day.ts';

/** Days after the promised day of a parcel on which its buyer is reminded, and on which it counts as delivered. */
export const parcelEndingDays = { reminders: [7, 12], ends: 14 } as const;

/** Days from one step to the next if a step was late. */
const daysApart = 2;

/** Why a parcel that nobody confirms does not end by itself. */
export const parcelHolds = ['COMPLAINT', 'CANCELLING', 'DISPUTE', 'PAYMENT'] as const;
export type ParcelHold = (typeof parcelHolds)[number];

interface Parcel {
  /** The day in IST on which it was sent. */
  sentOn: IstDay;
  transitDays: number;
  /** The expected day that the maker entered. */
  parcelExpectedOn: IstDay | null;
  /** The day that the maker owed. */
  dueBy: IstDay;
}

/** The promised day of a parcel: that of the courier, and not before the day that the maker owed. */
export function parcelDayOf({ sentOn, transitDays, parcelExpectedOn, dueBy }: Parcel): IstDay {
  return later(parcelExpectedOn ?? addDays(sentOn, transitDays), dueBy);
}

interface Reminded {
  /** How many reminders were sent. */
  reminders: number;
  /** The day of the last one. */
  lastOn: IstDay | null;
}

/** The days of the remaining reminders and, last, of the end. Steps that were missed begin today, two days apart. */
export function parcelSteps(parcelDay: IstDay, { reminders, lastOn }: Reminded, today: IstDay): IstDay[] {
  const planned = [...parcelEndingDays.reminders, parcelEndingDays.ends].slice(reminders);
  const steps: IstDay[] = [];
  let before = lastOn;
  for (const days of planned) {
    const due = later(addDays(parcelDay, days), today);
    const step = before === null ? due : later(due, addDays(before, daysApart));
    steps.push(step);
    before = step;
  }
  return steps;
}

const later = (one: IstDay, other: IstDay) => (one > other ? one : other);
