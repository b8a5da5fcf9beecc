import type { Chance } from '../chance.ts';
import { clamp, lerp, smooth, TAU } from '../geometry/numbers.ts';
import type { Point, Shade } from '../geometry/paths.ts';
import { item } from '../item.ts';

const { sin, abs, floor } = Math;

interface FoldOptions {
  /** The number of folds side by side. */
  n: number;
  /** 0 soft waves … 1 creases. */
  sharp?: number;
  /** Depth at the top and at the hem. */
  grow: Point;
  wander?: number;
  mixin?: number;
}

/** Folds as a slope in about [-1,1]; s and t in [0,1]. */
export function folds(
  rng: Chance,
  { n, sharp = 0.5, grow, wander = 0.02, mixin = 0.45 }: FoldOptions,
): Shade {
  const ph = [rng(), rng(), rng(), rng()] as const,
    amp = [1, mixin, mixin * 0.7] as const;
  return (s, t) => {
    const u = s + wander * sin(t * 4.2 + ph[3] * TAU) + wander * 0.5 * sin(t * 9 + ph[2] * TAU);
    let v = 0;
    const fr = [n, n * 0.53, n * 1.71] as const;
    for (const i of [0, 1, 2] as const) {
      const w = sin((u * fr[i] + ph[i]) * TAU);
      v += amp[i] * (w * (1 - sharp) + Math.sign(w) * abs(w) ** 2.6 * sharp);
    }
    return clamp(v / (1 + mixin * 0.9), -1.2, 1.2) * lerp(grow[0], grow[1], smooth(t));
  };
}

/** Knife pleats: light face, dark tuck. */
export function pleats(n: number, depth: number, rng: Chance): Shade {
  const shift = [...Array(n + 1)].map(() => rng.near(0, 0.13));
  return (s, t) => {
    const x = clamp(s, 0, 0.9999) * n,
      i = floor(x),
      f = x - i + item(shift, i) * 0.2;
    const v =
      f < 0.16
        ? lerp(0.75, 0.4, f / 0.16)
        : f < 0.7
          ? lerp(0.3, -0.2, (f - 0.16) / 0.54)
          : f < 0.9
            ? lerp(-0.25, -0.6, (f - 0.7) / 0.2)
            : -1.15;
    return v * depth * lerp(0.75, 1, t);
  };
}

/** Light on a rounded body: brighter left of the middle, darker at the right edge. */
export const rounded =
  (k = 1) =>
  (s: number): number => {
    const x = s * 2 - 1;
    return k * (x < -0.35 ? lerp(-0.3, 0.22, (x + 1) / 0.65) : lerp(0.22, -0.75, ((x + 0.35) / 1.35) ** 1.4));
  };

export const sum =
  (...fs: readonly Shade[]): Shade =>
  (s, t) =>
    fs.reduce((a, f) => a + f(s, t), 0);
