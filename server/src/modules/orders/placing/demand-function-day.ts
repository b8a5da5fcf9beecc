import type { Measuring } from '#contracts/measurements/measuring.ts';
import { estimateDelivery, firstDayOfMaking } from '#contracts/orders/core/delivery-estimate.ts';
import { refuseFunctionDay } from '#contracts/orders/due/function-day.rules.ts';
import type { DayRange } from '#contracts/platform/days/days-off.ts';
import { type IstDay, istDayOf } from '#contracts/platform/ist-day.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { AppError, invalidInput } from '#server/platform/http/app-error.ts';

interface Piece {
  measuring: Measuring;
  makingDays: number;
  transitDays: number;
  daysOff: readonly DayRange[];
}

/**
 * The buyer must know of a delivery after their function before ordering. Throws INVALID_INPUT for a day that cannot be
 * one, PROMISE_CHANGED if the order is promised for a day after it to which the buyer has not agreed.
 */
export function demandFunctionDay(
  piece: Piece,
  { functionOn, lateDay }: { functionOn?: IstDay | undefined; lateDay?: IstDay | undefined },
  now: Date,
): void {
  if (functionOn === undefined) return;
  const today = istDayOf(now);
  const refusal = refuseFunctionDay(functionOn, today);
  if (refusal !== null) throw invalidInput({ functionOn: refusal });
  const { by } = estimateDelivery(firstDayOfMaking(piece.measuring, today), piece);
  if (by <= functionOn || by === lateDay) return;
  const problem = sentence('orders.functionLate', { day: by });
  throw new AppError('PROMISE_CHANGED', problem, { errors: { lateDay: problem } });
}
