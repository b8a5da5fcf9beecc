import type { TrustFigure } from '#contracts/trust/trust.contract.ts';
import { wholePercent } from '#contracts/trust/trust.rules.ts';
import type { TrustRow } from './trust.queries.ts';

export function presentTrust({ figure, amount, count, from, to }: TrustRow): TrustFigure {
  return { figure, value: figure === 'ANSWER_TIME' ? amount : wholePercent(amount, count), count, from, to };
}

interface OnTimeRow {
  /** Both null without the figure. */
  onTimeAmount: number | null;
  onTimeCount: number | null;
}

/** The share of a maker's orders that were on time, for cards; null without that figure. */
export function presentOnTime({
  onTimeAmount,
  onTimeCount,
}: OnTimeRow): { percent: number; count: number } | null {
  if (onTimeAmount === null || onTimeCount === null) return null;
  return { percent: wholePercent(onTimeAmount, onTimeCount), count: onTimeCount };
}
