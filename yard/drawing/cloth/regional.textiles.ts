import { deeper, lightness, mix, paler } from '../colour/mix-colour.ts';
import { n2, TAU } from '../geometry/numbers.ts';
import type { Point } from '../geometry/paths.ts';
import { diamond, dot, keri, leaf, petal, place, ring } from '../geometry/shapes.ts';
import { item } from '../item.ts';
import { bands, repeat, teeth } from './bands.ts';
import { lattice } from './cloth.ts';
import { fillOf, inkOf, paisley, sprig } from './motifs.ts';
import type { Textile } from './textile.ts';
import { ELEPHANT, PAAN, STEP, woven } from './woven-figures.ts';

const { sin, cos, PI } = Math;

/** Kashmiri shawl cloth: leaning paisleys on a flowering ground. */
export const kani: Textile = {
  label: 'Kani',
  field(c) {
    const { pal, rng } = c,
      light = lightness(pal.base) > 0.7;
    const body = light ? pal.a : pal.b,
      ink = deeper(light ? pal.a : pal.base, 0.5);
    const leafFill = light ? pal.b : mix(pal.c, pal.b, 0.3),
      bloom = light ? pal.c : pal.a;
    const buta = [body, bloom].map((fill, i) =>
      c.motif(
        `${inkOf('M0 1.1C0.1 1.5 -0.2 1.8 0 2.1', leafFill, 0.12)}${fillOf(leaf(0.8, 0.28, place(2, 1, 0, 1.7)) + leaf(0.8, 0.28, place(-2, 1, 0, 1.7)), leafFill)}${fillOf(
          ring(15, (a) =>
            petal(0.34, 0.14, place(a + PI, 1, cos(a - PI / 2) * 1.12, 0.1 + sin(a - PI / 2) * 1.12)),
          ),
          i ? body : bloom,
        )}${paisley({ body: fill, line: pal.base, heart: i ? body : bloom, fringe: leafFill, ink })}`,
      ),
    );
    const sprigs = [0, 1].map((i) =>
      c.motif(
        sprig({
          stem: leafFill,
          leafFill,
          flower: i ? body : bloom,
          heart: pal.base,
          lean: rng.near(0, 0.15),
        }),
      ),
    );
    const speck = c.motif(
      fillOf(
        ring(5, (a) => petal(0.5, 0.2, place(a))),
        bloom,
      ) + fillOf(dot(0.16), body),
    );
    if (c.choose([0, 1]) === 0)
      lattice(c, 11, 9.4, (s, t, i, row) => {
        c.use(rng.pick(buta), s, t, 2.2, 0, row % 2 ? 1 : -1);
        c.use(rng.pick(sprigs), s + 5.5, t + 0.4, 1, 0.3 * (i % 2 ? 1 : -1));
        c.use(speck, s + 3, t - 3.6, 0.8);
        c.use(speck, s - 3.2, t + 3.4, 0.7);
      });
    else
      lattice(c, 7.2, 6.4, (s, t, i, row) => {
        c.use(
          (i + row) % 3 ? (sprigs[i % 2] ?? speck) : item(buta, 0),
          s,
          t,
          (i + row) % 3 ? 1.05 : 1.35,
          0,
          row % 2 ? 1 : -1,
        );
        c.use(speck, s + 3.6, t, 0.65);
      });
  },
  border(c) {
    const { pal, H } = c,
      light = lightness(pal.base) > 0.7;
    const bg = light ? pal.a : pal.second,
      fg = light ? pal.base : pal.b,
      ink = deeper(bg, 0.5),
      bloom = light ? pal.c : pal.a;
    bands(c, [
      [0, 1, bg],
      [0, 0.03, fg],
      [0.06, 0.1, bloom],
      [0.88, 0.92, bloom],
      [0.96, 1, fg],
    ]);
    const buta = [0, 1].map((i) =>
      c.motif(
        fillOf(
          ring(13, (a) => petal(0.3, 0.13, place(a + PI, 1, cos(a) * 1.14, sin(a) * 1.14))),
          i ? fg : bloom,
        ) + paisley({ body: i ? bloom : fg, line: bg, heart: i ? fg : bloom, fringe: bg, ink }),
      ),
    );
    const speck = c.motif(
      fillOf(
        ring(6, (a) => petal(0.5, 0.18, place(a))),
        bloom,
      ) + fillOf(dot(0.15), fg),
    );
    repeat(c, H * 0.5, (p, i, w) => {
      c.use(item(buta, i % 2), p, H * 0.52, H * 0.2);
      c.use(speck, p + w / 2, H * 0.24, H * 0.09);
      c.use(speck, p + w / 2, H * 0.74, H * 0.09);
    });
  },
};

/** Kota doria: small checks of fine and heavy yarn, a light figure in some of them. */
export const doria: Textile = {
  label: 'Kota doria',
  field(c) {
    const { pal, rng } = c,
      yarn = lightness(pal.base) > 0.6 ? deeper(pal.base, 0.16) : paler(pal.base, 0.4);
    const step = 1.9,
      across: Point[][] = [],
      down: Point[][] = [];
    for (let s = 0; s < c.W + step; s += step)
      for (const o of [0, 0.32])
        down.push([
          [s + o, 0],
          [s + o, c.H * 0.5],
          [s + o, c.H],
        ]);
    for (let t = 0; t < c.H + step; t += step)
      for (const o of [0, 0.32]) across.push([0, 0.25, 0.5, 0.75, 1].map((k): Point => [k * c.W, t + o]));
    c.strokes(down, yarn, 0.12, ' opacity="0.75"');
    c.strokes(across, yarn, 0.12, ' opacity="0.75"');
    const bloom = lightness(pal.base) > 0.7 ? pal.a : pal.b,
      green = lightness(pal.base) > 0.7 ? pal.b : pal.a;
    const figures = [0, 1].map((i) =>
      c.motif(
        i
          ? sprig({ stem: green, leafFill: green, flower: bloom, heart: c.metal[1], lean: rng.near(0, 0.1) })
          : fillOf(
              ring(6, (a) => petal(1, 0.36, place(a))),
              bloom,
            ) +
              fillOf(
                ring(6, (a) => petal(0.6, 0.18, place(a)), 0.5),
                c.metal[1],
              ) +
              fillOf(dot(0.22), green),
      ),
    );
    const kind = c.choose([0, 1, 2]);
    if (kind < 2) lattice(c, 9.5, 8.2, (s, t) => c.use(item(figures, kind), s, t, kind ? 1.15 : 0.95));
    else
      lattice(c, 7.6, 6, (s, t) =>
        c.use(c.motif(fillOf(diamond(0.6), c.metal[1]) + fillOf(diamond(0.28), c.metal[2])), s, t, 0.9),
      );
  },
  border(c) {
    const [d, m, l] = c.metal,
      { pal, H } = c;
    bands(c, [
      [0, 0.12, m],
      [0.05, 0.07, l],
      [0.18, 0.78, pal.second],
      [0.84, 1, m],
      [0.9, 0.94, l],
    ]);
    const f = c.motif(
      fillOf(
        ring(8, (a) => petal(1, 0.3, place(a))),
        m,
      ) + fillOf(dot(0.3), d),
    );
    repeat(c, H * 0.46, (p) => c.use(f, p, H * 0.48, H * 0.16));
  },
};

/** Chanderi and Maheshwari: coin-like figures on fine cloth, a striped border of metal and colour. */
export const chanderi: Textile = {
  label: 'Chanderi',
  field(c) {
    const [d, m, l] = c.metal,
      { pal } = c;
    const edge = ` stroke="${mix(d, pal.base, 0.3)}" stroke-width="0.06"`;
    const coin = c.motif(
      fillOf(dot(0.9), m, edge) +
        fillOf(
          ring(8, (a) => petal(0.66, 0.2, place(a))),
          l,
        ) +
        fillOf(dot(0.16), pal.second),
    );
    const keriM = c.motif(
      fillOf(keri(), m, edge) +
        inkOf(keri(place(0, 0.7, -0.02, 0.1)), l, 0.1) +
        fillOf(dot(0.24, undefined, -0.05, 0.24), pal.second),
    );
    const leafy = c.motif(
      inkOf('M0 1.4L0 -0.2', m, 0.14) +
        fillOf([-0.9, 0, 0.9].map((a) => leaf(1.2, 0.34, place(a, 1, 0, 0.1))).join(''), m, edge) +
        fillOf(leaf(0.7, 0.24, place(1.9, 1, 0, 0.9)) + leaf(0.7, 0.24, place(-1.9, 1, 0, 0.9)), m) +
        fillOf(dot(0.2, undefined, 0, 0), pal.second),
    );
    const kind = c.choose([0, 1, 2]);
    if (kind === 0) lattice(c, 7.5, 6.2, (s, t) => c.use(coin, s, t, 0.85));
    else if (kind === 1)
      lattice(c, 9, 8, (s, t, _, row) => {
        c.use(keriM, s, t, 1.15, 0, row % 2 ? 1 : -1);
        c.use(coin, s + 4.5, t, 0.3);
      });
    else
      lattice(c, 8.6, 7.6, (s, t) => {
        c.use(leafy, s, t, 1.15);
        c.use(coin, s + 4.3, t, 0.34);
      });
  },
  border(c) {
    const [d, m, l] = c.metal,
      { pal, H } = c;
    bands(c, [
      [0, 1, pal.second],
      [0, 0.06, m],
      [0.12, 0.15, m],
      [0.2, 0.44, m],
      [0.5, 0.53, m],
      [0.58, 0.62, pal.a],
      [0.68, 0.72, m],
      [0.78, 1, m],
      [0.84, 0.88, l],
    ]);
    const brick = c.motif(
      fillOf(diamond(1, undefined, 0, 0, 0.72), pal.second) + fillOf(diamond(0.5, undefined, 0, 0, 0.36), l),
    );
    repeat(c, H * 0.26, (p) => c.use(brick, p, H * 0.32, H * 0.095));
    const comb: Point[][] = [];
    for (let p = 0; p < c.W; p += H * 0.07)
      comb.push([
        [p, H * 0.79],
        [p, H * 0.99],
      ]);
    c.strokes(comb, d, H * 0.012, ' opacity="0.5"');
  },
};

const RIDER = [
  '......b........',
  '.....aba.......',
  '......aaa...aa.',
  '..c...aaa..aaa.',
  '..cccaaaaaaabaa',
  '...cbbbbaaaa.aa',
  '..aabbbbaaaa...',
  '.aaaaaaaaaaa...',
  '.a.aaaaaaaaa...',
  '.a.aa....aa.a..',
  '...a.....a..a..',
  '..aa....aa.aa..',
];
/** Baluchari: figures of the court woven in panels. */
export const baluchari: Textile = {
  label: 'Baluchari',
  field(c) {
    const { pal, rng } = c,
      col = { a: pal.b, b: pal.a, c: pal.c === pal.base ? pal.second : pal.c };
    const small = c.motif(woven(PAAN, col, 0.16, rng, 0.3)),
      star = c.motif(woven(STEP, col, 0.13, rng, 0.3));
    lattice(c, 7.2, 6, (s, t, i, row) => c.use((i + row) % 2 ? small : star, s, t, 0.95));
  },
  border(c) {
    const { pal, rng, H } = c;
    bands(c, [
      [0, 1, pal.second],
      [0, 0.03, pal.a],
      [0.06, 0.08, pal.b],
      [0.9, 0.93, pal.b],
      [0.97, 1, pal.a],
    ]);
    const col = { a: pal.b, b: pal.a, c: pal.base },
      figures = [RIDER, ELEPHANT].map((f) => c.motif(woven(f, col, 1, rng, 0.25)));
    const arch = c.motif(
      inkOf(
        'M-1 1V-0.2C-1 -0.7 -0.5 -0.7 -0.4 -0.9C-0.2 -1.1 0 -1.1 0 -1.3C0 -1.1 0.2 -1.1 0.4 -0.9C0.5 -0.7 1 -0.7 1 -0.2V1',
        pal.a,
        0.08,
      ) + fillOf(dot(0.1, undefined, 0, -1.4), pal.b),
    );
    repeat(c, H * 0.78, (p, i) => {
      c.use(arch, p, H * 0.52, H * 0.34);
      c.use(item(figures, i % 2), p, H * 0.56, H * (i % 2 ? 0.024 : 0.032), 0, i % 4 > 1 ? -1 : 1);
    });
  },
};

/** Mirror work of Kutch: small mirrors ringed with coloured stitch. */
export const abhla: Textile = {
  label: 'Mirror work',
  field(c) {
    const { pal, rng } = c,
      threads = [pal.a, pal.b, pal.second];
    const mirror = threads.map((fill, i) =>
      c.motif(
        fillOf(
          ring(14, (a) => petal(1.3, 0.24, place(a))),
          fill,
        ) +
          inkOf(dot(0.72), item(threads, (i + 1) % 3), 0.2) +
          fillOf(dot(0.62), '#d5dbda') +
          fillOf('M-0.4 0.15L0.1 -0.5L0.42 -0.22L-0.08 0.42Z', '#fdfdf6'),
      ),
    );
    const chain = (fill: string) =>
      inkOf(
        [...Array(7)].map((_, i) => `M${n2(-2.1 + i * 0.66)} 0l0.24 -0.2l0.24 0.2l-0.24 0.2Z`).join(''),
        fill,
        0.14,
      );
    const bars = threads.map((fill) => c.motif(chain(fill))),
      blossom = c.motif(
        fillOf(
          ring(5, (a) => petal(0.9, 0.34, place(a))),
          pal.b,
        ) +
          fillOf(
            ring(5, (a) => petal(0.5, 0.18, place(a))),
            pal.c,
          ) +
          fillOf(dot(0.16), pal.a),
      );
    const kind = c.choose([0, 1]);
    if (kind === 0)
      lattice(c, 9, 7.4, (s, t, i, row) => {
        c.use(item(mirror, (i + row + 9) % 3), s, t, 1.6);
        for (let q = 0; q < 6; q++)
          c.use(blossom, s + cos((q / 6) * TAU) * 2.7, t + sin((q / 6) * TAU) * 2.7, 0.62, (q / 6) * TAU);
        c.use(item(bars, (i + 9) % 3), s + 4.5, t, 0.7, PI / 2);
      });
    else
      lattice(c, 6.4, 6.4, (s, t, i, row) => {
        c.use(row % 2 ? blossom : item(mirror, (i + 9) % 3), s, t, row % 2 ? 1.6 : 1.35);
        c.use(item(bars, (row + i + 9) % 3), s + 3.2, t, 0.62, rng.pick([PI / 4, -PI / 4]));
      });
  },
  border(c) {
    const { pal, H } = c;
    bands(c, [
      [0, 1, pal.second],
      [0, 0.06, pal.a],
      [0.1, 0.13, pal.b],
      [0.87, 0.9, pal.b],
      [0.94, 1, pal.a],
    ]);
    const mirror = c.motif(
      fillOf(
        ring(12, (a) => petal(1.3, 0.28, place(a))),
        pal.a,
      ) +
        fillOf(dot(0.68), pal.base) +
        fillOf(dot(0.56), '#d9dedc') +
        fillOf('M-0.36 0.14L0.1 -0.44L0.36 -0.2L-0.06 0.36Z', '#fffff8'),
    );
    teeth(c, H * 0.16, H * 0.84, pal.base, H * 0.5);
    repeat(c, H * 0.5, (p) => c.use(mirror, p, H * 0.6, H * 0.13));
  },
};
