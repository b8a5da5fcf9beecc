import { lerp } from '../geometry/numbers.ts';
import type { Point } from '../geometry/paths.ts';
import type { Cloth } from './cloth.ts';

const { max, round } = Math;

/** Plain bands and lines, the skeleton of most borders. rows: [q0, q1, fill] as fractions. */
export const bands = (
  c: Cloth,
  rows: readonly (readonly [from: number, to: number, fill: string])[],
): void => {
  for (const [a, b, fill] of rows) c.rect(0, a * c.H, c.W, b * c.H, fill);
};

export const repeat = (c: Cloth, step: number, fn: (p: number, i: number, w: number) => void): void => {
  const n = max(1, round(c.W / step)),
    w = c.W / n;
  for (let i = 0; i < n; i++) fn((i + 0.5) * w, i, w);
};

export function teeth(c: Cloth, q0: number, q1: number, fill: string, step: number, blunt = 0): void {
  const n = max(2, round(c.W / step)),
    w = c.W / n;
  const d: string[] = [];
  for (let i = 0; i < n; i++) {
    const x = i * w;
    d.push(
      c.trace(
        [
          [x, q1],
          [x + w * (0.5 - blunt / 2), q0],
          [x + w * (0.5 + blunt / 2), q0],
          [x + w, q1],
        ],
        true,
        6,
      ),
    );
  }
  c.out.push(`<path d="${d.join('')}" fill="${fill}"/>`);
}

export function steppedTeeth(
  c: Cloth,
  q0: number,
  q1: number,
  fill: string,
  step: number,
  levels: number,
): void {
  const n = max(2, round(c.W / step)),
    w = c.W / n,
    d: string[] = [];
  for (let i = 0; i < n; i++) {
    const pts: Point[] = [[i * w, q1]];
    for (let j = 0; j < levels; j++) {
      const q = lerp(q1, q0, (j + 1) / levels),
        x = i * w + (w / 2) * (j / levels);
      pts.push([x, q], [x + w / 2 / levels, q]);
    }
    const right: Point[] = pts.map(([x, q]): Point => [2 * i * w + w - x, q]).reverse();
    d.push(c.trace([...pts, ...right], true, 8));
  }
  c.out.push(`<path d="${d.join('')}" fill="${fill}"/>`);
}
