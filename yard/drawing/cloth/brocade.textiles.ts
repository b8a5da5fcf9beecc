import { mix } from '../colour/mix-colour.ts';
import type { Point } from '../geometry/paths.ts';
import { diamond, dot, keri, leaf, petal, place, ring, shape } from '../geometry/shapes.ts';
import { bands, repeat, steppedTeeth, teeth } from './bands.ts';
import { lattice } from './cloth.ts';
import { fillOf, inkOf } from './motifs.ts';
import type { Textile } from './textile.ts';

const { cos, PI, floor, max, round } = Math;

/** Gold buti in a row or a jaal lattice: Banaras. */
export const banarasi: Textile = {
  label: 'Banarasi',
  field(c) {
    const { pal } = c;
    const [d, m, l] = c.metal,
      z = m,
      hi = l;
    const w = ` stroke="${mix(d, pal.base, 0.2)}" stroke-width="0.07"`;
    const kind = c.choose(['buta', 'jaal', 'asharfi']);
    const keriM = c.motif(
      fillOf(keri(), z, w) +
        inkOf(keri(place(0, 0.76, 0, 0.08)), pal.base, 0.1) +
        fillOf(
          ring(5, (a) => petal(0.46, 0.17, place(a, 1, -0.05, 0.28))),
          hi,
        ) +
        fillOf(dot(0.1, undefined, 0.12, -0.5) + dot(0.08, undefined, 0.3, -0.84), hi) +
        inkOf('M0 1L0 1.5', z, 0.14) +
        fillOf(leaf(0.62, 0.22, place(1.9, 1, 0, 1.4)) + leaf(0.62, 0.22, place(-1.9, 1, 0, 1.4)), z),
    );
    const flower = c.motif(
      fillOf(
        ring(8, (a) => petal(1, 0.3, place(a))),
        z,
        w,
      ) +
        fillOf(
          ring(8, (a) => petal(0.6, 0.18, place(a)), PI / 8),
          hi,
        ) +
        fillOf(dot(0.22), pal.c),
    );
    if (kind === 'buta') {
      lattice(c, 10, 8.6, (s, t, _i, row) => {
        c.use(keriM, s, t, 1.7, 0, row % 2 ? 1 : -1);
        c.use(flower, s + 5, t, 0.55);
      });
      return;
    }
    if (kind === 'asharfi') {
      const coin = c.motif(
        fillOf(dot(1), z) +
          inkOf(dot(0.82), pal.base, 0.09) +
          fillOf(
            ring(8, (a) => petal(0.66, 0.2, place(a))),
            hi,
          ) +
          fillOf(dot(0.16), pal.base),
      );
      lattice(c, 6.4, 5.2, (s, t, i, row) =>
        c.use((i + row) % 3 ? coin : flower, s, t, (i + row) % 3 ? 1.0 : 1.1),
      );
      return;
    }
    const gx = 13,
      n = max(1, round(c.W / gx)),
      g = c.W / n,
      gy = g * 1.45;
    for (let i = -1; i <= n; i++)
      for (let j = -1; j * gy * 0.5 < c.H + gy; j++) {
        const s = (i + (j % 2 ? 1 : 0.5)) * g,
          t = j * gy * 0.5;
        const L: Point[] = [],
          Rr: Point[] = [];
        for (let q = 0; q <= 12; q++) {
          const u = q / 12,
            x = (g / 2) * (0.5 - 0.5 * cos(u * PI)),
            y = t - gy / 2 + (gy / 2) * u;
          L.push([s - x, y]);
          Rr.push([s + x, y]);
        }
        for (const line of [L, Rr]) {
          c.line(line, z, 0.42, '', 3);
          c.line(line, hi, 0.12, '', 3);
        }
        for (const [q, side] of [
          [4, -1],
          [8, 1],
          [4, 1],
          [8, -1],
        ] as const)
          c.use(
            c.motif(fillOf(leaf(1, 0.36, place(0)), z)),
            s + side * (g / 2) * (0.5 - 0.5 * cos((q / 12) * PI)),
            t - gy / 2 + (gy / 2) * (q / 12),
            1.25,
            side * (q === 4 ? 1.1 : -0.4),
          );
        c.use(flower, s, t - 0.3, g * 0.17);
        c.use(
          c.motif(
            inkOf('M0 0.9L0 2.2', z, 0.16) +
              fillOf(leaf(1.1, 0.36, place(2.1, 1, 0, 1.5)) + leaf(1.1, 0.36, place(-2.1, 1, 0, 1.5)), z),
          ),
          s,
          t,
          g * 0.15,
        );
        c.use(flower, s, t - gy / 2, g * 0.075);
      }
  },
  border(c) {
    const { pal, H } = c;
    const [d, m, l] = c.metal;
    bands(c, [
      [0, 1, m],
      [0, 0.03, d],
      [0.05, 0.1, pal.second],
      [0.13, 0.15, d],
      [0.82, 0.84, d],
      [0.87, 0.93, pal.second],
      [0.97, 1, d],
    ]);
    const list: Point[][] = [];
    for (let p = 0; p < c.W; p += H * 0.035)
      list.push([
        [p, H * 0.15],
        [p, H * 0.82],
      ]);
    c.strokes(list, l, H * 0.008, ' opacity="0.55"');
    const mo = c.motif(
      fillOf(keri(), pal.second) +
        fillOf(keri(place(0, 0.72, 0, 0.1)), m) +
        fillOf(
          ring(6, (a) => petal(0.46, 0.16, place(a, 1, -0.05, 0.26))),
          pal.second,
        ) +
        fillOf(dot(0.08, undefined, 0.12, -0.5), pal.second),
    );
    const fl = c.motif(
      fillOf(
        ring(6, (a) => petal(1, 0.34, place(a))),
        pal.second,
      ) + fillOf(dot(0.3), l),
    );
    repeat(c, H * 0.58, (p, _i, w) => {
      c.use(mo, p, H * 0.52, H * 0.205);
      c.use(fl, p + w / 2, H * 0.3, H * 0.07);
      c.use(fl, p + w / 2, H * 0.68, H * 0.06);
    });
  },
};

/** Kanchipuram: wide contrast border with temple teeth, checks or stripes in the body. */
export const kanjeevaram: Textile = {
  label: 'Kanjeevaram',
  field(c) {
    const { pal } = c;
    const [, m, l] = c.metal;
    const kind = c.choose(['kattam', 'stripe', 'buti']);
    const buti = c.motif(
      fillOf(
        ring(4, (a) => petal(1, 0.4, place(a))),
        m,
      ) +
        fillOf(
          ring(4, (a) => petal(0.7, 0.22, place(a)), PI / 4),
          l,
        ) +
        fillOf(dot(0.2), pal.second),
    );
    const mor = c.motif(
      fillOf(
        shape([
          'M',
          -0.9,
          0.7,
          'C',
          -1.5,
          -0.4,
          -0.5,
          -1.2,
          0.2,
          -0.5,
          'C',
          0.3,
          -1.0,
          0.5,
          -1.3,
          0.9,
          -1.25,
          'C',
          1.05,
          -1.1,
          0.9,
          -0.95,
          0.72,
          -0.95,
          'C',
          0.66,
          -0.2,
          0.6,
          0.6,
          -0.2,
          0.72,
          'Z',
        ]),
        m,
      ) +
        fillOf(
          dot(0.16, undefined, -0.62, -0.1) +
            dot(0.12, undefined, -0.2, -0.3) +
            dot(0.12, undefined, -0.4, 0.32),
          pal.second,
        ) +
        inkOf('M-0.2 0.7L-0.1 1.1M-0.45 0.7L-0.5 1.1', m, 0.12),
    );
    if (kind !== 'buti') {
      const g = 8;
      const v: Point[][] = [];
      for (let s = g / 2; s < c.W; s += g)
        v.push([
          [s, 0],
          [s, c.H],
        ]);
      c.strokes(v, m, 0.32);
      c.strokes(
        v.map((a) => a.map(([s, t]): Point => [s + 0.55, t])),
        m,
        0.14,
      );
      if (kind === 'kattam') {
        const h: Point[][] = [];
        for (let t = g / 2; t < c.H; t += g)
          h.push([
            [0, t],
            [c.W * 0.25, t],
            [c.W * 0.5, t],
            [c.W * 0.75, t],
            [c.W, t],
          ]);
        c.strokes(h, m, 0.26);
        for (let t = 0; t < c.H + g; t += g)
          for (let s = 0; s < c.W + g; s += g)
            c.use((floor(s / g) + floor(t / g)) % 2 ? buti : mor, s, t, 1.25, 0, floor(t / g) % 2 ? 1 : -1);
      } else
        for (let s = 0, i = 0; s < c.W + g; s += g, i++)
          for (let t = i % 2 ? 4 : 0; t < c.H + g; t += g) c.use(buti, s, t, 1.0);
      return;
    }
    lattice(c, 8.4, 7, (s, t, i, row) =>
      c.use(row % 2 ? mor : buti, s, t, row % 2 ? 1.35 : 1.15, 0, i % 2 ? 1 : -1),
    );
  },
  border(c) {
    const { pal, H } = c;
    const [d, m, l] = c.metal;
    steppedTeeth(c, -H * 0.17, 0.05, pal.second, H * 0.24, 5);
    bands(c, [
      [0, 1, pal.second],
      [0.04, 0.075, m],
      [0.11, 0.3, m],
      [0.34, 0.37, m],
      [0.63, 0.66, m],
      [0.7, 0.92, m],
      [0.95, 0.975, m],
    ]);
    const rud = c.motif(fillOf(diamond(1), pal.second) + fillOf(diamond(0.45), l)),
      chk = c.motif(
        fillOf(
          ring(6, (a) => petal(1, 0.36, place(a))),
          m,
        ) +
          fillOf(dot(0.34), l) +
          fillOf(dot(0.18), d),
      );
    repeat(c, H * 0.19, (p) => c.use(rud, p, H * 0.205, H * 0.075));
    repeat(c, H * 0.25, (p) => c.use(chk, p, H * 0.5, H * 0.095));
    const list: Point[][] = [];
    for (let p = 0; p < c.W; p += H * 0.06)
      list.push([
        [p, H * 0.7],
        [p, H * 0.92],
      ]);
    c.strokes(list, l, H * 0.014, ' opacity="0.8"');
    teeth(c, H * 0.72, H * 0.92, pal.second, H * 0.2);
  },
};
