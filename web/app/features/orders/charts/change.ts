import type { Figure } from '#contracts/platform/figures.ts';
import { formatCount } from '#web/platform/i18n/numbers.ts';

export type Direction = 'up' | 'down' | 'same';

export interface Change {
  direction: Direction;
  /** Such as "+18%" or "−3"; null where there is nothing to compare with. */
  text: string | null;
}

/** How a figure stands beside the one before it: in percent, or as the difference of two counts. */
export function changeOf({ now, before }: Figure, by: 'percent' | 'count'): Change {
  if (by === 'percent' && before === 0) return { direction: now > 0 ? 'up' : 'same', text: null };
  const step = by === 'percent' ? Math.round(((now - before) / before) * 100) : now - before;
  if (step === 0) return { direction: 'same', text: null };
  const sign = step > 0 ? '+' : '−';
  const unit = by === 'percent' ? '%' : '';
  return { direction: step > 0 ? 'up' : 'down', text: `${sign}${formatCount(Math.abs(step))}${unit}` };
}
