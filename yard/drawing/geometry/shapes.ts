import { item } from '../item.ts';
import { n2, TAU } from './numbers.ts';
import type { Point } from './paths.ts';

const { sin, cos } = Math;

export type Move = (x: number, y: number) => Point;

/** Affine helper: rotate (radians), scale, shift. */
export const place = (angle = 0, k = 1, dx = 0, dy = 0): Move => {
  const c = cos(angle) * k,
    s = sin(angle) * k;
  return (x, y) => [dx + x * c - y * s, dy + x * s + y * c];
};

/** Path text from mixed commands, points moved by `m`. */
export function shape(cmds: readonly (string | number)[], m: Move = (x, y) => [x, y]): string {
  let d = '';
  for (let i = 0; i < cmds.length; ) {
    const c = item(cmds, i);
    if (typeof c === 'string') {
      d += c;
      i++;
      continue;
    }
    const [x, y] = m(c, Number(cmds[i + 1]));
    d += `${n2(x)} ${n2(y)} `;
    i += 2;
  }
  return d;
}

export const petal = (l: number, w: number, m?: Move): string =>
  shape(
    [
      'M',
      0,
      0,
      'C',
      w,
      -l * 0.3,
      w * 0.85,
      -l * 0.85,
      0,
      -l,
      'C',
      -w * 0.85,
      -l * 0.85,
      -w,
      -l * 0.3,
      0,
      0,
      'Z',
    ],
    m,
  );

export const leaf = (l: number, w: number, m?: Move): string =>
  shape(
    ['M', 0, 0, 'C', w, -l * 0.2, w * 0.9, -l * 0.6, 0, -l, 'C', -w * 0.9, -l * 0.6, -w, -l * 0.2, 0, 0, 'Z'],
    m,
  );

export const dot = (r: number, m?: Move, x = 0, y = 0): string =>
  shape(
    [
      'M',
      x - r,
      y,
      'C',
      x - r,
      y - r * 0.55,
      x - r * 0.55,
      y - r,
      x,
      y - r,
      'C',
      x + r * 0.55,
      y - r,
      x + r,
      y - r * 0.55,
      x + r,
      y,
      'C',
      x + r,
      y + r * 0.55,
      x + r * 0.55,
      y + r,
      x,
      y + r,
      'C',
      x - r * 0.55,
      y + r,
      x - r,
      y + r * 0.55,
      x - r,
      y,
      'Z',
    ],
    m,
  );

export const diamond = (r: number, m?: Move, x = 0, y = 0, ry = r): string =>
  shape(['M', x, y - ry, 'L', x + r, y, 'L', x, y + ry, 'L', x - r, y, 'Z'], m);

export const keri = (m?: Move): string =>
  shape(
    [
      'M',
      0,
      1,
      'C',
      -0.66,
      1,
      -0.98,
      0.56,
      -0.92,
      0.04,
      'C',
      -0.85,
      -0.62,
      -0.12,
      -0.76,
      0.22,
      -1.26,
      'C',
      0.42,
      -1.56,
      0.92,
      -1.5,
      0.94,
      -1.08,
      'C',
      0.66,
      -1.2,
      0.56,
      -0.98,
      0.66,
      -0.68,
      'C',
      0.86,
      -0.2,
      0.96,
      0.1,
      0.88,
      0.42,
      'C',
      0.78,
      0.78,
      0.42,
      1,
      0,
      1,
      'Z',
    ],
    m,
  );

export function ring(n: number, fn: (angle: number, i: number) => string, from = 0): string {
  let d = '';
  for (let i = 0; i < n; i++) d += fn((i / n) * TAU + from, i);
  return d;
}
