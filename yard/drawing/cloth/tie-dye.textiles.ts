import { deeper, paler } from '../colour/mix-colour.ts';
import { clamp, n2, smooth, TAU } from '../geometry/numbers.ts';
import type { Point } from '../geometry/paths.ts';
import { dot, place, shape } from '../geometry/shapes.ts';
import { item } from '../item.ts';
import { bands, repeat, teeth } from './bands.ts';
import { type Cloth, lattice } from './cloth.ts';
import { fillOf } from './motifs.ts';
import type { Textile } from './textile.ts';

const { sin, cos, abs } = Math;

function bandhaniDot(c: Cloth, light: string, heart: string): string {
  const r = c.rng;
  const m = place(r.near(0.78, 0.2), 1);
  const k = r.between(0.92, 1.12);
  return c.motif(
    fillOf(
      shape(
        [
          'M',
          0,
          -0.42 * k,
          'C',
          0.2,
          -0.42,
          0.4,
          -0.2,
          0.42 * k,
          0,
          'C',
          0.42,
          0.2,
          0.2,
          0.42,
          0,
          0.42 * k,
          'C',
          -0.2,
          0.42,
          -0.42,
          0.22,
          -0.42 * k,
          0,
          'C',
          -0.42,
          -0.2,
          -0.2,
          -0.42,
          0,
          -0.42 * k,
          'Z',
        ],
        m,
      ),
      light,
    ) + fillOf(dot(0.13, place(0), 0.02, 0.02), heart),
  );
}

export const bandhani: Textile = {
  label: 'Bandhani',
  field(c) {
    const { pal, rng } = c;
    const heart = deeper(pal.base, 0.12);
    const dots = [0, 1, 2].map(() => bandhaniDot(c, pal.b, heart)),
      gold = [0, 1].map(() => bandhaniDot(c, pal.a, heart));
    const any = (list: readonly string[], s: number, t: number, k: number) =>
      c.use(rng.pick(list), s, t, k * rng.between(0.88, 1.1), rng.near(0, 0.3));
    const kind = c.choose(['medallion', 'four', 'lattice']);
    if (kind === 'four') {
      lattice(
        c,
        6.2,
        4.4,
        (s, t, i, row) => {
          for (const [a, b] of [
            [-0.55, 0],
            [0.55, 0],
            [0, -0.55],
            [0, 0.55],
          ] as const)
            any((i + row) % 5 === 0 ? gold : dots, s + a, t + b, 0.95);
        },
        { jitter: 0.18 },
      );
      return;
    }
    if (kind === 'lattice') {
      lattice(c, 15, 10, (s, t) => {
        for (let k = 0; k < 9; k++)
          for (const sx of [-1, 1]) any(dots, s + (sx * (7.5 * k)) / 9, t - 10 + (10 * k) / 9, 0.86);
        any(gold, s, t - 1.2, 1.1);
        any(gold, s, t + 1.2, 1.1);
        any(gold, s - 1.2, t, 1.1);
        any(gold, s + 1.2, t, 1.1);
        any(dots, s, t, 1);
        for (let k = 0; k < 8; k++)
          any(dots, s + cos((k * TAU) / 8) * 2.7, t + sin((k * TAU) / 8) * 2.7, 0.75);
      });
      return;
    }
    lattice(c, 18, 12.5, (s, t) => {
      const R = 4.6;
      const rings: [number, number, string[], number][] = [
        [R, 26, dots, 0.9],
        [R - 1.15, 18, gold, 0.86],
        [R - 2.5, 10, dots, 0.9],
        [0.9, 4, gold, 1],
      ];
      for (const [r, n, set, k] of rings) {
        for (let j = 0; j < n; j++) any(set, s + cos((j / n) * TAU) * r, t + sin((j / n) * TAU) * r, k);
      }
      for (let j = 0; j < 8; j++)
        any(dots, s + cos((j / 8) * TAU + 0.39) * (R + 1.3), t + sin((j / 8) * TAU + 0.39) * (R + 1.3), 0.8);
      for (const [a, b] of [
        [9, -0.6],
        [9, 0.6],
        [8.4, 0],
        [9.6, 0],
      ] as const)
        any(gold, s + a, t + b, 0.9);
    });
  },
  border(c) {
    const { pal, H, rng } = c;
    bands(c, [
      [0, 1, pal.second],
      [0, 0.045, c.metal[1]],
      [0.1, 0.125, c.metal[1]],
      [0.84, 0.88, c.metal[1]],
      [0.92, 1, c.metal[1]],
    ]);
    const dots = [0, 1, 2].map(() => bandhaniDot(c, pal.b, deeper(pal.second, 0.2))),
      gold = [0, 1].map(() => bandhaniDot(c, pal.a, deeper(pal.second, 0.2)));
    const k = clamp(H / 9, 0.55, 1.25);
    repeat(c, 1.15 * k, (p) => {
      c.use(rng.pick(dots), p, H * 0.19, 0.8 * k);
      c.use(rng.pick(dots), p, H * 0.77, 0.8 * k);
    });
    repeat(c, 5 * k, (p) => {
      const r = H * 0.17;
      for (let j = 0; j < 12; j++)
        c.use(rng.pick(dots), p + cos((j / 12) * TAU) * r, H * 0.48 + sin((j / 12) * TAU) * r, 0.72 * k);
      for (let j = 0; j < 4; j++)
        c.use(
          rng.pick(gold),
          p + cos((j / 4) * TAU) * r * 0.42,
          H * 0.48 + sin((j / 4) * TAU) * r * 0.42,
          0.8 * k,
        );
    });
  },
};

export const leheriya: Textile = {
  label: 'Leheriya',
  field(c) {
    const { pal, rng, W, H } = c;
    const tones = c.choose([
      [pal.b, pal.a, pal.c],
      [pal.b, pal.b, pal.a],
      [paler(pal.base, 0.55), pal.b, pal.second],
    ]);
    const pitch = c.choose([2.4, 3.2]),
      amp = c.choose([5, 6, 7, 8]),
      wave = c.choose([15, 17, 18, 20, 21]);
    let i = 0;
    for (let t = -amp * 2; t < H + amp * 2; t += pitch, i++) {
      if (i % 7 === 6) continue;
      const up: Point[] = [],
        down: Point[] = [],
        w = (i % 7 === 3 ? 0.34 : 0.2) * pitch * 1.7;
      for (let s = -1; s <= W + 1; s += 0.8) {
        const z = abs(((((s / wave) % 1) + 1) % 1) - 0.5) * 2;
        const y = t + (smooth(z) * 0.4 + z * 0.6) * amp * 2 + rng.near(0, 0.12);
        up.push([s, y - w * rng.between(0.35, 0.62)]);
        down.push([s, y + w * rng.between(0.35, 0.62)]);
      }
      c.area(
        [...up, ...down.reverse()],
        item(tones, i % tones.length),
        ` opacity="${n2(rng.between(0.82, 0.97))}"`,
      );
    }
  },
  border(c) {
    const { pal, H } = c;
    bands(c, [
      [0, 1, pal.second],
      [0, 0.2, c.metal[1]],
      [0.05, 0.14, c.metal[2]],
      [0.24, 0.28, c.metal[1]],
      [0.8, 1, c.metal[1]],
      [0.86, 0.94, c.metal[2]],
    ]);
    teeth(c, H * 0.3, H * 0.78, c.metal[1], H * 0.32);
    teeth(c, H * 0.46, H * 0.78, pal.second, H * 0.32);
    repeat(c, H * 0.32, (p) => c.use(c.motif(fillOf(dot(1), c.metal[2])), p, H * 0.68, H * 0.035));
  },
};
