import type { Chance } from '../chance.ts';
import { mix } from '../colour/mix-colour.ts';
import { n2 } from '../geometry/numbers.ts';
import { diamond } from '../geometry/shapes.ts';
import { item } from '../item.ts';
import { bands, repeat } from './bands.ts';
import { lattice } from './cloth.ts';
import { fillOf } from './motifs.ts';
import type { Textile } from './textile.ts';
import { ELEPHANT, PAAN, PARROT, PHOOL, STEP, woven } from './woven-figures.ts';

const { PI, abs, max, round } = Math;

/** Ikat: columns of dyed yarn that do not quite meet. */
function ikatDiamond(rng: Chance, layers: readonly { r: number; fill: string }[], ratio = 1.3): string {
  const n = 11;
  return layers
    .map(({ r, fill }) => {
      let d = '';
      for (let i = -n; i <= n; i++) {
        const x = i / n,
          h = r - abs(x);
        if (h <= 0.02) continue;
        const up = h * ratio + rng.near(0, 0.1),
          dn = h * ratio + rng.near(0, 0.1);
        d += `M${n2(x - 0.5 / n)} ${n2(-up)}H${n2(x + 0.52 / n)}V${n2(dn)}H${n2(x - 0.5 / n)}Z`;
      }
      return fillOf(d, fill);
    })
    .join('');
}

export const ikat: Textile = {
  label: 'Ikat',
  field(c) {
    const { pal, rng } = c;
    const set = [0, 1, 2].map(() =>
      c.motif(
        ikatDiamond(rng, [
          { r: 1, fill: pal.b },
          { r: 0.78, fill: pal.second },
          { r: 0.5, fill: pal.a },
          { r: 0.24, fill: pal.base },
        ]),
      ),
    );
    const small = [0, 1].map(() =>
      c.motif(
        ikatDiamond(
          rng,
          [
            { r: 1, fill: pal.a },
            { r: 0.5, fill: pal.second },
          ],
          1.1,
        ),
      ),
    );
    const hook = c.motif(ikatDiamond(rng, [{ r: 0.7, fill: pal.b }], 2.2));
    const kind = c.choose([0, 1]);
    if (kind === 0) {
      lattice(c, 15, 11, (s, t) => {
        c.use(rng.pick(set), s, t, 5.2);
        c.use(rng.pick(small), s + 7.5, t, 1.5);
      });
    } else {
      const n = max(2, round(c.W / 13)),
        w = c.W / n;
      for (let i = 0; i <= n; i++) {
        const s = i * w;
        if (i % 2 === 0) for (let t = -6; t < c.H + 8; t += 12.4) c.use(rng.pick(set), s, t, 5.4);
        else {
          for (let t = 0; t < c.H + 4; t += 4.2) c.use(rng.pick(small), s, t, 1.35);
        }
        for (let t = 0; t < c.H + 4; t += 2.1) c.use(hook, s - 0.5 * w, t, 0.6);
      }
    }
  },
  border(c) {
    const { pal, rng, H } = c;
    bands(c, [
      [0, 1, pal.second],
      [0, 0.06, pal.b],
      [0.12, 0.18, pal.a],
      [0.8, 0.86, pal.a],
      [0.92, 1, pal.b],
    ]);
    const m = [0, 1].map(() =>
      c.motif(
        ikatDiamond(
          rng,
          [
            { r: 1, fill: pal.b },
            { r: 0.66, fill: pal.base },
            { r: 0.32, fill: pal.a },
          ],
          1,
        ),
      ),
    );
    repeat(c, H * 0.62, (p) => c.use(rng.pick(m), p, H * 0.49, H * 0.27));
  },
};

export const patola: Textile = {
  label: 'Patola',
  field(c) {
    const { pal, rng } = c;
    const col = { a: pal.b, b: pal.a, c: pal.second };
    const make = (rows: readonly string[], k: Record<string, string> = col) =>
      [0, 1].map(() => c.motif(woven(rows, k, 1, rng, 0.35)));
    const kind = c.choose(['navratna', 'paan', 'step']);
    if (kind === 'navratna') {
      const cell = 15,
        n = max(2, round(c.W / cell)),
        w = c.W / n;
      const sets = [
        make(ELEPHANT, { a: pal.b, b: pal.c, c: pal.a }),
        make(PHOOL),
        make(PARROT, { a: pal.c === pal.base ? pal.b : mix(pal.c, pal.b, 0.35), b: pal.a, c: pal.b }),
        make(STEP),
      ];
      const frame = c.motif(
        [...Array(13)]
          .map((_, i) => fillOf(diamond(0.5, undefined, (i - 6) * 1.06, 0), i % 2 ? pal.a : pal.b))
          .join(''),
      );
      for (let j = 0; j * w < c.H + w; j++)
        for (let i = 0; i < n; i++) {
          const s = (i + 0.5) * w,
            t = (j + 0.5) * w,
            list = item(sets, (i + j * 2) % 4);
          c.use(rng.pick(list), s, t, w / (list === sets[0] ? 28 : 19), 0, (i + j) % 3 ? 1 : -1);
          c.use(frame, s, t - w / 2, w / 14.4);
          c.use(frame, s - w / 2, t, w / 14.4, PI / 2);
        }
      return;
    }
    const list = make(kind === 'paan' ? PAAN : STEP),
      tiny = make(['.a.', 'aba', '.a.']);
    lattice(c, 10.5, 8.2, (s, t) => {
      c.use(rng.pick(list), s, t, kind === 'paan' ? 0.5 : 0.46);
      c.use(rng.pick(tiny), s + 5.25, t, 0.5);
    });
  },
  border(c) {
    const { pal, rng, H } = c;
    bands(c, [
      [0, 1, pal.second],
      [0, 0.05, pal.a],
      [0.1, 0.13, pal.b],
      [0.82, 0.86, pal.b],
      [0.9, 1, pal.a],
    ]);
    const e = [0, 1].map(() => c.motif(woven(ELEPHANT, { a: pal.b, b: pal.base, c: pal.a }, 1, rng, 0.3))),
      f = c.motif(woven(PHOOL, { a: pal.a, b: pal.base, c: pal.b }, 1, rng, 0.3));
    repeat(c, H * 0.95, (p, i) =>
      i % 2 ? c.use(f, p, H * 0.475, H * 0.052) : c.use(rng.pick(e), p, H * 0.475, H * 0.047),
    );
  },
};
