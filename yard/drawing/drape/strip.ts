import { clamp } from '../geometry/numbers.ts';
import { curve, type Place, type Point } from '../geometry/paths.ts';

const { sin, PI, hypot } = Math;

/** A ribbon of cloth along a line through points, `width` pixels wide; `taper` narrows its ends. */
export function strip(points: readonly Point[], width: number, taper = 0): { map: Place; length: number } {
  const along = curve(points);
  let length = 0;
  for (let i = 1; i <= 60; i++) {
    const a = along((i - 1) / 60),
      b = along(i / 60);
    length += hypot(b[0] - a[0], b[1] - a[1]);
  }
  const map: Place = (s, t) => {
    const k = clamp(s, 0.001, 0.999),
      [x, y] = along(k),
      [x1, y1] = along(k - 0.001),
      [x2, y2] = along(k + 0.001);
    const d = hypot(x2 - x1, y2 - y1) || 1,
      w = width * (1 - taper + taper * sin(k * PI)) * (t - 0.5);
    return [x - ((y2 - y1) / d) * w, y + ((x2 - x1) / d) * w];
  };
  return { map, length };
}
