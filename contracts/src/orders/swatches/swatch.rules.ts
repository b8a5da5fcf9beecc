import type { Category } from '#contracts/designs/categories.ts';
import type { DayRange } from '#contracts/platform/days/days-off.ts';
import { addWorkingDays } from '#contracts/platform/days/working-days.ts';
import { addDays, type IstDay, istDayOf, startOfDay } from '#contracts/platform/ist-day.ts';
import { sentence } from '#contracts/words/sentence.ts';

export const swatchLimits = {
  /** In whole rupees, tax and postage within it. */
  price: { least: 1, most: 500 },
  /** In characters. */
  note: 200,
  /** Working days of the maker from the payment to the parcel. */
  sendDays: 7,
  /** Days from the payment within which the next order carries the credit. */
  creditDays: 90,
} as const;

export const swatchSentences = {
  price: sentence('profiles.swatchPrice', swatchLimits.price),
  open: sentence('orders.swatchOpen'),
  notOffered: sentence('orders.swatchNotOffered'),
} as const;

const withoutCloth: readonly string[] = ['Jewelry', 'Shoes'] satisfies Category[];

/** Whether designs of a category are made of cloth, so that a piece of it can be sent. */
export const isOfCloth = (category: string): boolean => !withoutCloth.includes(category);

/** The last day in IST on which a paid swatch is sent. */
export function sendBy(paidAt: Date, daysOff: readonly DayRange[]): IstDay {
  return addWorkingDays(istDayOf(paidAt), swatchLimits.sendDays, daysOff);
}

/** When a swatch that was not sent is cancelled: the end of that day. */
export function unsentAt(paidAt: Date, daysOff: readonly DayRange[]): Date {
  return startOfDay(addDays(sendBy(paidAt, daysOff), 1));
}

/** The earliest payment of a swatch that still gives credit. */
export function creditedSince(now: Date): Date {
  return new Date(now.getTime() - swatchLimits.creditDays * 86_400_000);
}
