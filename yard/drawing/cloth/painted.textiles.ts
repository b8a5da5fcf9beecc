import { deeper, lightness, mix, paler } from '../colour/mix-colour.ts';
import { lerp, TAU } from '../geometry/numbers.ts';
import type { Point } from '../geometry/paths.ts';
import { dot, leaf, petal, place, ring } from '../geometry/shapes.ts';
import { item } from '../item.ts';
import { bands } from './bands.ts';
import type { Cloth } from './cloth.ts';
import { fillOf, inkOf } from './motifs.ts';
import type { Textile } from './textile.ts';

const { sin, cos, PI, abs, max, round } = Math;

interface VineParts {
  flowers: string[];
  leafFills: string[];
  buds: string[];
}

/** A climbing stem with leaves and flowers on alternate sides. */
function vine(
  c: Cloth,
  {
    s0,
    amp,
    wave,
    phase,
    k,
    stem,
    leafFills,
    flowers,
    buds,
    ink,
  }: VineParts & {
    s0: number;
    amp: number;
    wave: number;
    phase: number;
    k: number;
    stem: string;
    ink: string;
  },
): void {
  const { rng, H } = c;
  const at = (t: number) => s0 + amp * sin((t / wave) * TAU + phase);
  const path: Point[] = [];
  for (let t = -4; t <= H + 4; t += 1) path.push([at(t), t]);
  c.line(path, ink, 0.62 * k, ' stroke-linecap="round"', 3);
  c.line(path, stem, 0.38 * k, ' stroke-linecap="round"', 3);
  const dt = 2.25 * k;
  let i = 0;
  for (let t = -2; t < H + 4; t += dt, i++) {
    const slope = Math.atan2(((amp * TAU) / wave) * cos((t / wave) * TAU + phase), 1);
    const side = i % 2 ? 1 : -1;
    c.use(
      rng.pick(leafFills),
      at(t) + side * 0.15,
      t,
      k * rng.between(0.9, 1.25),
      PI - slope + side * rng.between(0.85, 1.25),
    );
  }
  for (let t = wave * (0.25 - phase / TAU) - wave * 2; t < H + 8; t += wave / 2) {
    const s = at(t),
      side = s > s0 ? -1 : 1;
    if (t < -8) continue;
    const fs = s + side * amp * 1.02,
      ft = t + 1.2 * k;
    const stalk: Point[] = [];
    for (let q = 0; q <= 8; q++) {
      const u = q / 8;
      stalk.push([lerp(s, fs, u), t + sin(u * PI) * -2.4 * k + u * 1.2 * k]);
    }
    c.line(stalk, ink, 0.5 * k, '', 2);
    c.line(stalk, stem, 0.28 * k, '', 2);
    c.use(rng.pick(flowers), fs, ft, k * rng.between(1.35, 1.6), side * rng.between(0.2, 0.6));
    c.use(rng.pick(buds), s - side * 2.6 * k, t + 1 * k, k * 1.05, -side * 1.2);
    c.use(rng.pick(buds), fs + side * 0.4 * k, t + 5.6 * k, k * 0.85, PI * 0.9 * side);
    c.use(rng.pick(leafFills), fs - side * 3 * k, t + 4.4 * k, k * 0.95, -side * 2.0);
  }
}

function vineParts(
  c: Cloth,
  {
    petals,
    heart,
    leaves,
    ink,
  }: { petals: readonly string[]; heart: string; leaves: readonly string[]; ink: string },
): VineParts {
  const { rng } = c;
  const w = ` stroke="${ink}" stroke-width="0.09" stroke-linejoin="round"`;
  const flowers = petals.map((p, i) => {
    const q = item(petals, (i + 1) % petals.length);
    const n = rng.pick([7, 8]);
    return c.motif(
      fillOf(
        ring(n, (a) => petal(2.05, 0.95, place(a))),
        p,
        w,
      ) +
        fillOf(
          ring(n, (a) => petal(1.6, 0.2, place(a))),
          deeper(p, 0.18),
        ) +
        fillOf(
          ring(n, (a) => petal(1.32, 0.6, place(a)), PI / n),
          paler(p, 0.34),
          w,
        ) +
        fillOf(
          ring(7, (a) => petal(0.84, 0.4, place(a))),
          q,
          w,
        ) +
        fillOf(dot(0.34), heart, w) +
        fillOf(
          ring(6, (a) => dot(0.07, place(0), cos(a) * 0.18, sin(a) * 0.18)),
          ink,
        ),
    );
  });
  const first = item(petals, 0),
    calyx = item(leaves, 0);
  const pom = c.motif(
    fillOf(
      [-1.25, -0.75, -0.3, 0.3, 0.75, 1.25]
        .map((a) => petal(1.9 - abs(a) * 0.25, 0.46, place(a, 1, 0, 0.5)))
        .join(''),
      first,
      w,
    ) +
      fillOf(dot(0.72, place(0), 0, 0.3), petals[1] ?? first, w) +
      fillOf(petal(0.95, 0.4, place(0, 1, 0, 0.72)), paler(first, 0.45), w) +
      fillOf(leaf(0.9, 0.3, place(2.4, 1, 0, 0.9)) + leaf(0.9, 0.3, place(-2.4, 1, 0, 0.9)), calyx, w),
  );
  const leafSet = leaves.flatMap((l) =>
    [0, 1].map(() =>
      c.motif(
        fillOf(leaf(2.1, rng.between(0.5, 0.66), place(0)), l, w) +
          inkOf(
            'M0 -0.1L0 -1.7M0 -0.6L0.26 -0.85M0 -0.6L-0.26 -0.85M0 -1L0.22 -1.25M0 -1L-0.22 -1.25',
            ink,
            0.06,
          ),
      ),
    ),
  );
  const buds = petals.map((p) =>
    c.motif(
      fillOf(petal(1.5, 0.55, place(0)), p, w) +
        fillOf(petal(1.1, 0.25, place(0)), paler(p, 0.4)) +
        fillOf(leaf(0.75, 0.28, place(0.7)) + leaf(0.75, 0.28, place(-0.7)), calyx, w),
    ),
  );
  return { flowers: [...flowers, pom], leafFills: leafSet, buds };
}

export const kalamkari: Textile = {
  label: 'Kalamkari',
  field(c) {
    const { pal, rng } = c;
    const light = lightness(pal.base) > 0.7;
    const ink = light ? '#3a2420' : deeper(pal.base, 0.62);
    const parts = vineParts(c, {
      petals: light ? [pal.a, pal.c, mix(pal.a, '#d9a441', 0.45)] : [pal.b, pal.a, mix(pal.b, pal.c, 0.4)],
      heart: light ? '#dfae4e' : pal.second,
      leaves: light
        ? [pal.b, mix(pal.b, pal.c, 0.45)]
        : [mix(pal.c, pal.b, 0.25), mix(pal.a, '#5d7a4e', 0.6)],
      ink,
    });
    const gap = 15.5,
      n = max(1, round(c.W / gap)),
      w = c.W / n;
    for (let i = 0; i < n; i++)
      vine(c, {
        s0: (i + 0.5) * w,
        amp: w * 0.23,
        wave: 27,
        phase: i * 2.1 + rng.near(0, 0.3),
        k: 1.18,
        stem: light ? mix(pal.b, ink, 0.15) : mix(pal.a, ink, 0.25),
        ink,
        ...parts,
      });
  },
  border(c) {
    const { pal, H } = c;
    const light = lightness(pal.base) > 0.7;
    const bg = light ? pal.a : pal.second,
      ink = deeper(bg, 0.55);
    bands(c, [
      [0, 1, bg],
      [0, 0.03, light ? pal.c : pal.a],
      [0.06, 0.085, pal.base],
      [0.9, 0.925, pal.base],
      [0.95, 1, light ? pal.c : pal.a],
    ]);
    const parts = vineParts(c, {
      petals: light ? [pal.base, '#e2b45c'] : [pal.b, pal.a],
      heart: light ? pal.c : pal.base,
      leaves: light ? [mix(pal.b, pal.base, 0.35)] : [mix(pal.c, pal.b, 0.35)],
      ink,
    });
    const v = c.part((p, q) => [q, p], H, c.W);
    vine(v, {
      s0: H * 0.49,
      amp: H * 0.11,
      wave: H * 1.5,
      phase: 0,
      k: H / 15,
      stem: light ? pal.base : pal.a,
      ink,
      ...parts,
    });
  },
};
