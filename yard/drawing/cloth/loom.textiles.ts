import { lightness } from '../colour/mix-colour.ts';
import type { Point } from '../geometry/paths.ts';
import { diamond } from '../geometry/shapes.ts';
import { item } from '../item.ts';
import { bands, repeat } from './bands.ts';
import { lattice } from './cloth.ts';
import { fillOf } from './motifs.ts';
import { ikat } from './resist-dye.textiles.ts';
import type { Textile } from './textile.ts';
import { PAAN, PHOOL, STEP, woven } from './woven-figures.ts';

const { min } = Math;

/** Mashru and other striped cloth. */
export const mashru: Textile = {
  label: 'Mashru',
  field(c) {
    const { pal } = c;
    const run = c.choose<(readonly [number, string | null])[]>([
      [
        [2.2, pal.second],
        [0.5, pal.b],
        [0.9, pal.a],
        [0.5, pal.b],
        [3.4, null],
      ],
      [
        [1.2, pal.a],
        [1.2, null],
        [0.4, pal.b],
        [1.2, null],
      ],
      [
        [3, pal.c],
        [0.4, pal.a],
        [3, null],
        [0.4, pal.b],
      ],
    ]);
    let s = 0,
      i = 0;
    while (s < c.W + 1) {
      const [w, f] = item(run, i++ % run.length);
      if (f) c.rect(s, 0, min(s + w, c.W + 1), c.H, f);
      s += w;
    }
    const tick: Point[][] = [];
    for (let t = 0; t < c.H; t += 1.6)
      for (let x = item(run, 0)[0] / 2; x < c.W; x += run.reduce((a, [w]) => a + w, 0))
        tick.push([
          [x, t],
          [x, t + 0.7],
        ]);
    c.strokes(tick, pal.b, 0.28);
  },
  border(c) {
    ikat.border(c);
  },
};

/** Jamdani: small floating figures on fine muslin. */
export const jamdani: Textile = {
  label: 'Jamdani',
  field(c) {
    const { pal, rng } = c;
    const light = lightness(pal.base) > 0.7;
    const col = { a: light ? pal.a : pal.b, b: light ? pal.c : pal.a, c: light ? pal.b : pal.second };
    const set = [PHOOL, STEP, PAAN].map((m) => c.motif(woven(m, col, 0.32, rng, 0.5)));
    const tiny = c.motif(woven(['.a.', 'aba', '.a.'], col, 0.36, rng, 0.4));
    const m = c.choose(set),
      m2 = c.choose([item(set, 1), item(set, 2), item(set, 0), m]);
    lattice(c, 9, 7, (s, t, _i, row) => {
      c.use(row % 4 === 1 ? m2 : m, s, t, 0.95, 0);
      c.use(tiny, s + 4.5, t, 0.9);
    });
  },
  border(c) {
    const { pal, rng, H } = c;
    const light = lightness(pal.base) > 0.7;
    const bg = light ? pal.a : pal.second,
      fg = light ? pal.base : pal.b;
    bands(c, [
      [0, 0.04, bg],
      [0.1, 0.13, bg],
      [0.2, 0.86, bg],
      [0.9, 0.93, bg],
      [0.97, 1, bg],
    ]);
    const m = c.motif(woven(STEP, { a: fg, b: bg, c: pal.a === bg ? pal.c : pal.a }, 1, rng, 0.3));
    repeat(c, H * 0.62, (p, _i, w) => {
      c.use(m, p, H * 0.53, H * 0.045);
      c.use(c.motif(fillOf(diamond(1), fg)), p + w / 2, H * 0.53, H * 0.05);
    });
  },
};

/** Plain dyed cloth, for linings, blouses and trousers. */
export const plain: Textile = {
  label: 'Plain',
  field() {},
  border(c) {
    const [d, m, l] = c.metal;
    bands(c, [
      [0, 1, m],
      [0, 0.1, d],
      [0.2, 0.32, l],
      [0.68, 0.8, l],
      [0.9, 1, d],
    ]);
    repeat(c, c.H * 0.5, (p) => c.use(c.motif(fillOf(diamond(1), d)), p, c.H * 0.5, c.H * 0.12));
  },
};
