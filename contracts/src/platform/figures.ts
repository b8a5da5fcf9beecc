import * as z from 'zod/mini';

/** How many days a period of figures has; each is compared with as many days before it. Days are those of India. */
export const periodDays = 30;

/** A figure of the period and the same of the days before it. */
export const figure = z.object({ now: z.number(), before: z.number() });
export type Figure = z.output<typeof figure>;

/** One day of a period: `before` is the figure of the day as many days earlier. */
export const dayFigure = z.object({
  /** Such as "2026-11-21". */
  day: z.string(),
  now: z.number(),
  before: z.number(),
  /** How many orders make up `now`. */
  orders: z.int(),
});
export type DayFigure = z.output<typeof dayFigure>;
