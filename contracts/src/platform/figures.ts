import * as z from 'zod/mini';

/** Days in a period of figures, counted in IST. Each period is compared with the same number of days before it. */
export const periodDays = 30;

/** A figure for the period and for the period before. */
export const figure = z.object({ now: z.number(), before: z.number() });
export type Figure = z.output<typeof figure>;

/** One day of a period; `before` is the figure of the same day in the period before. */
export const dayFigure = z.object({
  /** For example "2026-11-21". */
  day: z.string(),
  now: z.number(),
  before: z.number(),
  /** Number of orders in `now`. */
  orders: z.int(),
});
export type DayFigure = z.output<typeof dayFigure>;
