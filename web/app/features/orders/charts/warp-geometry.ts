import { scaleLinear } from 'd3-scale';
import { curveMonotoneX, line } from 'd3-shape';
import type { DayFigure } from '#contracts/platform/figures.ts';

export interface Frame {
  width: number;
  height: number;
  /** Width of the axis labels on the left. */
  left: number;
  /** The y of the baseline. */
  floor: number;
}

export interface Warp {
  ticks: { value: number; y: number }[];
  /** In the order of the days. */
  threads: { day: DayFigure; x: number; top: number }[];
  /** The distance between the three threads of a day. */
  apart: number;
  /** The path of the period before, smoothed over a week; '' if there is none. */
  weft: string;
}

/** The smallest y of a thread's top. */
export const ceiling = 22;
const inset = 14;

/** The positions of all parts of the chart, in units of the viewBox. */
export function layWarp(days: readonly DayFigure[], { width, left, floor }: Frame): Warp {
  const evened = evenOver(days.map(({ before }) => before));
  const most = Math.max(1, ...days.map(({ now }) => now), ...evened);
  const y = scaleLinear().domain([0, most]).nice(4).range([floor, ceiling]);
  const step = (width - left - 2 * inset) / Math.max(1, days.length - 1);
  const xOf = (place: number) => left + inset + place * step;
  const draw = line<number>(
    (_, place) => xOf(place),
    (value) => y(value),
  ).curve(curveMonotoneX);
  return {
    ticks: y.ticks(4).map((value) => ({ value, y: y(value) })),
    threads: days.map((day, place) => ({ day, x: xOf(place), top: y(day.now) })),
    apart: Math.min(3.5, step * 0.2),
    weft: days.some(({ before }) => before > 0) ? (draw(evened) ?? '') : '',
  };
}

/**
 * A moving average over `reach` days to either side: of the earlier period only the trend matters, not single days.
 */
export function evenOver(values: readonly number[], reach = 3): number[] {
  return values.map((_, place) => {
    const near = values.slice(Math.max(0, place - reach), place + reach + 1);
    return near.reduce((sum, value) => sum + value, 0) / near.length;
  });
}

/** The index of the day nearest to `x`. */
export function nearestDay({ threads }: Warp, x: number): number {
  let best = 0;
  threads.forEach((thread, place) => {
    if (Math.abs(thread.x - x) < Math.abs((threads[best]?.x ?? 0) - x)) best = place;
  });
  return best;
}

/** An amount on the axis: ₹25k, ₹1.5 L, ₹2 Cr. */
export function shortRupees(rupees: number): string {
  const [size, unit] =
    rupees >= 10_000_000
      ? [10_000_000, ' Cr']
      : rupees >= 100_000
        ? [100_000, ' L']
        : rupees >= 1000
          ? [1000, 'k']
          : [1, ''];
  return rupees === 0 ? '0' : `₹${Number((rupees / size).toFixed(1))}${unit}`;
}
