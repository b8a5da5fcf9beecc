import type { Figure } from '#contracts/platform/figures.ts';
import { formatCount } from '#web/platform/i18n/numbers.ts';

export type Direction = 'up' | 'down' | 'same';

export interface Change {
  direction: Direction;
  /** Such as "+18%", "−3" or "×12"; null if there is nothing to compare with, or no change. */
  text: string | null;
}

/** Percentages of smaller counts mislead: from one to three is not a growth of 200 %. */
const leastForShare = 20;

/**
 * The change of a figure against the period before: in percent; as a multiple from ten times on; as a difference for
 * counts whose earlier value is small.
 */
export function changeOf({ now, before }: Figure, by: 'percent' | 'count'): Change {
  const isShare = by === 'percent' || before >= leastForShare;
  if (isShare && before === 0) return { direction: now > 0 ? 'up' : 'same', text: null };
  if (isShare && now >= before * 10)
    return { direction: 'up', text: `×${formatCount(Math.round(now / before))}` };
  const step = isShare ? Math.round(((now - before) / before) * 100) : now - before;
  if (step === 0) return { direction: 'same', text: null };
  const sign = step > 0 ? '+' : '−';
  const unit = isShare ? '%' : '';
  return { direction: step > 0 ? 'up' : 'down', text: `${sign}${formatCount(Math.abs(step))}${unit}` };
}
