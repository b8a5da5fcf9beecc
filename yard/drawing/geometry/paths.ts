import { item } from '../item.ts';
import { clamp, n1 } from './numbers.ts';

export type Point = [number, number];

export type Place = (s: number, t: number) => Point;

export type Shade = (s: number, t: number) => number;

export const pt = ([x, y]: Point): string => `${n1(x)} ${n1(y)}`;

/** A smooth curve through a table of [position, value]. */
export function table(rows: readonly Point[]): (t: number) => number {
  const first = item(rows, 0),
    last = item(rows, rows.length - 1);
  return (t) => {
    if (t <= first[0]) return first[1];
    for (let i = 1; i < rows.length; i++) {
      if (t <= item(rows, i)[0]) {
        const [x0, y0] = item(rows, i - 1),
          [x1, y1] = item(rows, i);
        const p = rows[i - 2] ?? [2 * x0 - x1, 2 * y0 - y1],
          q = rows[i + 1] ?? [2 * x1 - x0, 2 * y1 - y0];
        const k = (t - x0) / (x1 - x0),
          w = x1 - x0;
        const m0 = ((y1 - p[1]) / (x1 - p[0])) * w,
          m1 = ((q[1] - y0) / (q[0] - x0)) * w;
        const k2 = k * k,
          k3 = k2 * k;
        return (2 * k3 - 3 * k2 + 1) * y0 + (k3 - 2 * k2 + k) * m0 + (-2 * k3 + 3 * k2) * y1 + (k3 - k2) * m1;
      }
    }
    return last[1];
  };
}

/** A smooth path through points (Catmull–Rom as Béziers). */
export function spline(points: readonly Point[], closed = false, tension = 0.5): string {
  const n = points.length;
  const at = (i: number) => item(points, closed ? (i + n) % n : clamp(i, 0, n - 1));
  let d = `M${pt(at(0))}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const p0 = at(i - 1),
      p1 = at(i),
      p2 = at(i + 1),
      p3 = at(i + 2);
    const k = (tension / 3) * 2;
    d += `C${pt([p1[0] + ((p2[0] - p0[0]) * k) / 2, p1[1] + ((p2[1] - p0[1]) * k) / 2])} ${pt([p2[0] - ((p3[0] - p1[0]) * k) / 2, p2[1] - ((p3[1] - p1[1]) * k) / 2])} ${pt(p2)}`;
  }
  return d + (closed ? 'Z' : '');
}

export const polyline = (points: readonly Point[], closed = false): string =>
  `M${points.map(pt).join('L')}${closed ? 'Z' : ''}`;

/** Half an outline mirrored about x = cx. `half` runs from top to bottom on the right. */
export const mirrored = (cx: number, half: readonly Point[]): Point[] => [
  ...half.map(([x, y]): Point => [cx + x, y]),
  ...[...half].reverse().map(([x, y]): Point => [cx - x, y]),
];

/** A smooth curve through points, parameter 0…1. */
export function curve(points: readonly Point[]): (t: number) => Point {
  const n = points.length - 1;
  const x = table(points.map((p, i) => [i / n, p[0]])),
    y = table(points.map((p, i) => [i / n, p[1]]));
  return (t) => [x(t), y(t)];
}

export const box = (x: number, y: number, w: number, h: number, r = 3): string =>
  `M${x + r} ${y}H${x + w - r}Q${x + w} ${y} ${x + w} ${y + r}V${y + h - r}Q${x + w} ${y + h} ${x + w - r} ${y + h}H${x + r}Q${x} ${y + h} ${x} ${y + h - r}V${y + r}Q${x} ${y} ${x + r} ${y}Z`;

export const mirrorPoints = (pts: readonly Point[], cx = 400): Point[] =>
  pts.map(([x, y]) => [2 * cx - x, y]);
