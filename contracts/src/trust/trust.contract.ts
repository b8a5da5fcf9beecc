import * as z from 'zod/mini';
import { trustFigureNames } from './trust.rules.ts';

/** A figure that a maker has earned. */
export const trustFigure = z.object({
  figure: z.enum(trustFigureNames),
  /** A share in whole percent, rounded down; of ANSWER_TIME the median in whole minutes, rounded up. */
  value: z.int().check(z.minimum(0)),
  /** The orders of ON_TIME, FITTED and ALTERED, the people who asked of ANSWER_TIME, the buyers of REPEAT_BUYERS. */
  count: z.int().check(z.minimum(1)),
  /** The days that are counted, YYYY-MM-DD in IST, both ends included. */
  from: z.string(),
  to: z.string(),
});
export type TrustFigure = z.output<typeof trustFigure>;
