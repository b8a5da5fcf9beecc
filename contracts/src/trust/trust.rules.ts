/** What a maker has earned by their work, in the order in which it is shown. */
export const trustFigureNames = ['ON_TIME', 'FITTED', 'ALTERED', 'ANSWER_TIME', 'REPEAT_BUYERS'] as const;
export type TrustFigureName = (typeof trustFigureNames)[number];

export const trustLimits = {
  /** Days that are counted, in IST; the last one is yesterday. */
  days: 365,
  /** A figure is shown from this many counted orders, people or buyers on. */
  least: 10,
  /** A question that nobody has answered counts once it has waited for so many days. */
  unansweredDays: 3,
} as const;

/** The hour in IST from which the figures of a day are computed. */
export const trustHour = 3;

/**
 * `part` of `of` in whole percent, always rounded down: 996 of 1,000 are 99, never 100. Both are whole, 0 ≤ part ≤ of,
 * and `of` is not 0.
 */
export function wholePercent(part: number, of: number): number {
  const hundredfold = part * 100;
  return (hundredfold - (hundredfold % of)) / of;
}

export const spanUnits = ['minute', 'hour', 'day'] as const;

/** A span of time in the largest unit that still says something. */
export interface Span {
  amount: number;
  unit: (typeof spanUnits)[number];
}

const hour = 60;
const day = 24 * hour;

/**
 * Minutes in the words of a person, rounded up so that nobody looks faster than they are: up to 59 minutes, up to 47
 * hours, then days.
 */
export function spanOf(minutes: number): Span {
  const whole = Math.max(1, Math.ceil(minutes));
  if (whole < hour) return { amount: whole, unit: 'minute' };
  const hours = Math.ceil(whole / hour);
  return hours < 48 ? { amount: hours, unit: 'hour' } : { amount: Math.ceil(whole / day), unit: 'day' };
}
