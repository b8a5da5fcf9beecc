import { deeper, lightness } from '../colour/mix-colour.ts';
import { n2, TAU } from '../geometry/numbers.ts';
import { diamond, dot, leaf, petal, place, ring } from '../geometry/shapes.ts';
import { bands, repeat, teeth } from './bands.ts';
import { lattice } from './cloth.ts';
import { fillOf, inkOf, paisley, sprig } from './motifs.ts';
import type { Textile } from './textile.ts';

const { sin, cos, PI, abs, max, round } = Math;

export const ajrakh: Textile = {
  label: 'Ajrakh',
  field(c) {
    const { pal } = c;
    const w = pal.a,
      k = pal.c,
      r = pal.b;
    const star = (n: number, l: number, wd: number, fill: string) =>
      fillOf(
        ring(n, (a) => petal(l, wd, place(a))),
        fill,
      );
    const big = c.motif(
      fillOf(dot(1), k) +
        inkOf(dot(1), w, 0.06) +
        star(16, 0.94, 0.13, w) +
        star(16, 0.82, 0.09, r) +
        fillOf(dot(0.56), pal.base) +
        inkOf(dot(0.56), w, 0.05) +
        star(8, 0.5, 0.16, w) +
        star(8, 0.4, 0.1, r) +
        fillOf(dot(0.13), w) +
        fillOf(dot(0.07), k),
    );
    const small = c.motif(
      fillOf(
        ring(4, (a) => petal(1, 0.42, place(a)), PI / 4),
        w,
      ) +
        fillOf(
          ring(4, (a) => petal(0.78, 0.27, place(a)), PI / 4),
          r,
        ) +
        fillOf(
          ring(4, (a) => petal(0.8, 0.2, place(a))),
          w,
        ) +
        fillOf(dot(0.22), k) +
        fillOf(dot(0.1), w),
    );
    const bead = c.motif(fillOf(dot(1), w));
    const kind = c.choose([0, 1]);
    const a = kind ? 11 : 9;
    const n = max(2, round(c.W / a)),
      g = c.W / n;
    for (let j = -1; j * g < c.H + g; j++)
      for (let i = 0; i <= n; i++) {
        const s = i * g,
          t = (j + 0.5) * g;
        c.use(big, s, t, g * 0.4);
        c.use(small, s + g / 2, t + g / 2, g * 0.27);
        if (kind) {
          for (let q = 0; q < 12; q++)
            c.use(
              bead,
              s + cos((q / 12) * TAU + 0.26) * g * 0.475,
              t + sin((q / 12) * TAU + 0.26) * g * 0.475,
              g * 0.022,
            );
        } else {
          for (const [x, y] of [
            [0.5, 0.08],
            [0.5, -0.08],
            [0.42, 0],
            [0.58, 0],
            [0.08, 0.5],
            [-0.08, 0.5],
            [0, 0.42],
            [0, 0.58],
          ] as const)
            c.use(bead, s + x * g, t + y * g, g * 0.026);
        }
      }
  },
  border(c) {
    const { pal, H } = c;
    bands(c, [
      [0, 1, pal.second],
      [0, 0.035, pal.a],
      [0.05, 0.15, pal.c],
      [0.165, 0.19, pal.a],
      [0.76, 0.785, pal.a],
      [0.8, 0.93, pal.c],
      [0.95, 1, pal.a],
    ]);
    const m = c.motif(
      fillOf(
        ring(8, (a) => petal(1, 0.36, place(a))),
        pal.a,
      ) +
        fillOf(
          ring(8, (a) => petal(0.8, 0.22, place(a))),
          pal.base,
        ) +
        fillOf(dot(0.3), pal.a) +
        fillOf(dot(0.16), pal.second),
    );
    const s = c.motif(
      fillOf(diamond(1, undefined, 0, 0, 0.8), pal.a) +
        fillOf(diamond(0.5, undefined, 0, 0, 0.4), pal.second),
    );
    repeat(c, H * 0.56, (p, _i, w) => {
      c.use(m, p, H * 0.475, H * 0.22);
      c.use(s, p + w / 2, H * 0.475, H * 0.075);
    });
    const b = c.motif(fillOf(dot(1), pal.a));
    repeat(c, H * 0.14, (p) => {
      c.use(b, p, H * 0.1, H * 0.025);
      c.use(b, p, H * 0.865, H * 0.03);
    });
  },
};

export const block: Textile = {
  label: 'Block print',
  field(c) {
    const { pal, rng } = c;
    const ground = lightness(pal.base) > 0.7;
    const flower = ground ? pal.a : pal.b,
      ink = ground ? deeper(pal.a, 0.45) : deeper(pal.base, 0.5),
      leafC = ground ? pal.b : pal.a;
    const off = rng.near(0, 0.1);
    const buti = [0, 1, 2].map(() =>
      c.motif(
        `<g transform="translate(${n2(off)} ${n2(rng.near(0, 0.08))})">${sprig({ stem: leafC, leafFill: leafC, flower, heart: pal.c, lean: rng.near(0, 0.1) })}</g>` +
          inkOf(
            [-1.15, -0.58, 0, 0.58, 1.15]
              .map((a) => petal(1.1 - abs(a) * 0.14, 0.36, place(a, 1, 0, -0.15)))
              .join('') +
              leaf(0.95, 0.34, place(1.0, 1, 0.02, 1.1)) +
              leaf(0.95, 0.34, place(-1.05, 1, -0.02, 0.85)),
            ink,
            0.07,
            ' opacity="0.85"',
          ),
      ),
    );
    const keriM = [0, 1].map(() =>
      c.motif(paisley({ body: flower, line: pal.base, heart: pal.base, fringe: leafC, ink })),
    );
    const speck = c.motif(
      fillOf(
        ring(4, (a) => petal(0.5, 0.2, place(a)), PI / 4),
        flower,
      ) + fillOf(dot(0.13), pal.c),
    );
    const kind = c.choose(['buti', 'keri', 'trail']);
    if (kind === 'keri')
      lattice(
        c,
        9.5,
        7.6,
        (s, t, _i, row) => {
          c.use(rng.pick(keriM), s, t, 1.9, 0, row % 2 ? 1 : -1);
          c.use(speck, s + 4.7, t, 1.2);
        },
        { jitter: 0.12 },
      );
    else if (kind === 'buti')
      lattice(
        c,
        7.4,
        6.2,
        (s, t) => {
          c.use(rng.pick(buti), s, t, 1.35);
          c.use(speck, s + 3.7, t, 0.85);
        },
        { jitter: 0.15 },
      );
    else
      lattice(
        c,
        11,
        8,
        (s, t, _i, row) => {
          c.use(rng.pick(buti), s, t, 2.0, (row % 2 ? 1 : -1) * 0.35);
          c.use(speck, s + 5.5, t - 1.8, 1.1);
          c.use(speck, s + 5.5, t + 1.8, 1.1);
        },
        { jitter: 0.15 },
      );
  },
  border(c) {
    const { pal, H } = c;
    const ground = lightness(pal.base) > 0.7;
    const bg = ground ? pal.a : pal.second,
      fg = ground ? pal.base : pal.b;
    bands(c, [
      [0, 0.06, bg],
      [0.1, 1, bg],
      [0.16, 0.19, fg],
      [0.81, 0.84, fg],
    ]);
    const m = c.motif(
      paisley({
        body: fg,
        line: bg,
        heart: ground ? pal.c : pal.base,
        fringe: pal.a === bg ? pal.base : pal.a,
      }),
    );
    repeat(c, H * 0.48, (p, i) => c.use(m, p, H * 0.52, H * 0.165, 0, i % 2 ? 1 : -1));
    teeth(c, H * -0.06, H * 0.02, bg, H * 0.16, 0.5);
  },
};
