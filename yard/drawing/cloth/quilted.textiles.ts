import { mix } from '../colour/mix-colour.ts';
import { n2, TAU } from '../geometry/numbers.ts';
import type { Point } from '../geometry/paths.ts';
import { petal, place, ring } from '../geometry/shapes.ts';
import { bands, repeat } from './bands.ts';
import { lattice } from './cloth.ts';
import { fillOf, inkOf } from './motifs.ts';
import type { Textile } from './textile.ts';

const { sin, cos, floor, max, round } = Math;

/** Kantha: rows of running stitch that quilt the cloth. */
export const kantha: Textile = {
  label: 'Kantha',
  field(c) {
    const { pal, rng } = c;
    const rows: Point[][] = [];
    for (let t = 0.5; t < c.H; t += 0.95)
      for (let s = (floor(t / 0.95) % 2) * 0.8; s < c.W; s += 1.7)
        rows.push([
          [s, t],
          [s + rng.between(0.8, 1.05), t + rng.near(0, 0.05)],
        ]);
    c.strokes(rows, mix(pal.base, pal.b, 0.6), 0.13, ' opacity="0.75"');
    const spiral = (ink: string, heart: string) => {
      let d = '';
      for (let r = 0.25; r <= 1; r += 0.125) {
        const n = max(5, round(r * 22));
        for (let i = 0; i < n; i++) {
          const a = (i / n) * TAU,
            b = a + (TAU / n) * 0.6;
          d += `M${n2(cos(a) * r)} ${n2(sin(a) * r)}L${n2(cos(b) * r)} ${n2(sin(b) * r)}`;
        }
      }
      return (
        inkOf(d, ink, 0.065) +
        fillOf(
          ring(8, (a) => petal(0.5, 0.15, place(a))),
          heart,
        )
      );
    };
    const fish = inkOf(
      'M-1 0C-0.4 -0.6 0.4 -0.5 0.8 0C0.4 0.5 -0.4 0.6 -1 0M0.8 0L1.3 -0.4L1.3 0.4ZM-0.5 -0.28C-0.35 0 -0.35 0 -0.5 0.28M-0.1 -0.4V0.4M0.2 -0.35V0.35M0.45 -0.25V0.25',
      pal.second,
      0.1,
      ' stroke-dasharray="0.26 0.13"',
    );
    const a = c.motif(spiral(pal.a, pal.second)),
      b = c.motif(spiral(pal.c, pal.a)),
      f = c.motif(fish);
    lattice(c, 15, 10.5, (s, t, i, row) => {
      c.use(row % 2 ? b : a, s, t, 3.6);
      c.use(f, s + 7.5, t, 1.9, 0.2, i % 2 ? 1 : -1);
    });
  },
  border(c) {
    const { pal, H } = c;
    bands(c, [[0, 1, mix(pal.base, pal.second, 0.9)]]);
    const rows: Point[][] = [];
    for (let q = H * 0.1; q < H * 0.95; q += H * 0.1)
      for (let p = (round(q / (H * 0.1)) % 2) * 0.7; p < c.W; p += 1.6)
        rows.push([
          [p, q],
          [p + 0.9, q],
        ]);
    c.strokes(rows, pal.b, H * 0.022);
    const zigzag: Point[][] = [];
    repeat(c, H * 0.5, (p, _i, w) =>
      zigzag.push(
        [
          [p - w / 2, H * 0.8],
          [p, H * 0.2],
        ],
        [
          [p, H * 0.2],
          [p + w / 2, H * 0.8],
        ],
      ),
    );
    c.strokes(zigzag, pal.a, H * 0.06, ' stroke-dasharray="6 3"');
  },
};
