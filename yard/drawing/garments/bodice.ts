import type { Textile } from '../cloth/textile.ts';
import type { Palette } from '../colour/palettes.ts';
import { drapeCloth } from '../drape/drape-cloth.ts';
import { folds, rounded, sum } from '../drape/folds.ts';
import { between } from '../drape/hang-cloth.ts';
import { lerp } from '../geometry/numbers.ts';
import { mirrorPoints, type Point, type Shade, spline, table } from '../geometry/paths.ts';
import { item } from '../item.ts';
import { BODY, type Form } from '../scene/dress-form.ts';
import type { Scene } from '../scene/scene.ts';

const { sin, abs } = Math;

type Neck = 'round' | 'vee' | 'sweet' | 'high' | 'deepBack';

type Sleeves = 'none' | 'cap' | 'short' | 'elbow' | 'long';

interface BodiceOptions {
  pal: Palette;
  tx: Textile;
  kind?: Form;
  to: number;
  neck: Neck;
  sleeves: Sleeves;
  bands?: boolean;
}

/** Draws a fitted bodice on the dress form; returns the points of its neckline. */
export function drawBodice(
  scene: Scene,
  { pal, tx, kind = 'woman', to, neck, sleeves, bands: band = true }: BodiceOptions,
): Point[] {
  const side = table(BODY[kind].map(([x, y]) => [y, x]));
  const cx = 400;
  const shoulder = kind === 'man' ? 176 : 178,
    nw = kind === 'man' ? 44 : 46;
  const necks: Record<Neck, Point[]> = {
    round: [
      [cx - nw, shoulder + 5],
      [cx - 36, shoulder + 46],
      [cx, shoulder + 66],
      [cx + 36, shoulder + 46],
      [cx + nw, shoulder + 5],
    ],
    vee: [
      [cx - nw, shoulder + 5],
      [cx - 26, shoulder + 50],
      [cx, shoulder + 92],
      [cx + 26, shoulder + 50],
      [cx + nw, shoulder + 5],
    ],
    sweet: [
      [cx - nw - 8, shoulder + 8],
      [cx - 46, shoulder + 58],
      [cx - 22, shoulder + 74],
      [cx, shoulder + 84],
      [cx + 22, shoulder + 74],
      [cx + 46, shoulder + 58],
      [cx + nw + 8, shoulder + 8],
    ],
    high: [
      [cx - 32, shoulder - 8],
      [cx - 18, shoulder - 2],
      [cx, shoulder],
      [cx + 18, shoulder - 2],
      [cx + 32, shoulder - 8],
    ],
    deepBack: [
      [cx - nw - 10, shoulder + 8],
      [cx - 58, shoulder + 60],
      [cx - 48, shoulder + 112],
      [cx, shoulder + 138],
      [cx + 48, shoulder + 112],
      [cx + 58, shoulder + 60],
      [cx + nw + 10, shoulder + 8],
    ],
  };
  const np = necks[neck];
  const right: Point[] = [
    [cx + side(202) + 2, 203],
    [cx + side(228) + 2, 228],
    [cx + side(258) + 2, 258],
    [cx + side(286) + 3, 286],
    [cx + side(308) + 3, 308],
    ...(to > 352 ? [[cx + side(350) + 2, 350] satisfies Point] : []),
    [cx + side(to) + 2, to],
  ];
  const hemPts: Point[] = [0.25, 0.5, 0.75].map((u) => [
    lerp(cx + side(to), cx - side(to), u),
    to + 9 * 4 * u * (1 - u),
  ]);
  const d =
    spline(np) +
    spline(right).replace('M', 'L') +
    spline([item(right, right.length - 1), ...hemPts, [cx - side(to) - 2, to]]).replace('M', 'L') +
    spline(mirrorPoints(right).reverse()).replace('M', 'L') +
    'Z';
  const map = between(
    [
      [cx - 100, 170],
      [cx - 100, to + 12],
    ],
    [
      [cx + 100, 170],
      [cx + 100, to + 12],
    ],
    { round: 0.72 },
  );
  const bell = (x: number, w: number) => Math.exp(-(x * x) / (w * w));
  const bustY = (300 - 170) / (to - 158);
  const dart: Shade = (s, t) => {
    const x = abs(s - 0.5) * 2;
    return (
      0.4 * bell(x - 0.42, 0.24) * bell(t - bustY + 0.1, 0.14) -
      0.26 * bell(x - 0.4, 0.3) * bell(t - bustY - 0.14, 0.07) -
      0.12 * bell(x, 0.1) * bell(t - bustY, 0.12)
    );
  };
  if (sleeves !== 'none') {
    const sx = kind === 'man' ? 122 : 92;
    const set: Record<Exclude<Sleeves, 'none'>, [Point[], Point[]]> = {
      cap: [
        [
          [sx - 12, 201],
          [sx + 13, 234],
          [sx + 22, 262],
        ],
        [
          [sx - 20, 262],
          [sx - 12, 272],
          [sx - 2, 280],
        ],
      ],
      short: [
        [
          [sx - 12, 201],
          [sx + 20, 240],
          [sx + 36, 312],
        ],
        [
          [sx - 18, 252],
          [sx - 14, 282],
          [sx - 8, 322],
        ],
      ],
      elbow: [
        [
          [sx - 12, 201],
          [sx + 26, 262],
          [sx + 44, 392],
        ],
        [
          [sx - 17, 256],
          [sx - 8, 320],
          [sx + 2, 398],
        ],
      ],
      long: [
        [
          [sx - 12, 201],
          [sx + 28, 290],
          [sx + 38, 430],
          [sx + 40, 566],
        ],
        [
          [sx - 19, 258],
          [sx - 4, 340],
          [sx + 2, 440],
          [sx + 12, 572],
        ],
      ],
    };
    const [outside, inside] = set[sleeves];
    for (const sgn of [1, -1]) {
      const outer = outside.map(([x, y]): Point => [cx + sgn * x, y]),
        inner = inside.map(([x, y]): Point => [cx + sgn * x, y]);
      const m =
        sgn > 0
          ? between(inner, outer, { round: 0.6, dip: 5 })
          : between(outer, inner, { round: 0.6, dip: 5 });
      const len = (item(outside, outside.length - 1)[1] - item(outside, 0)[1]) / 4.6;
      const f = folds(scene.rng, { n: 2.2, grow: [0.8, 0.35], wander: 0.1 });
      const wr: Shade = sleeves === 'long' ? (_, t) => (t > 0.82 ? 0.55 * sin(t * 130) : 0) : () => 0;
      drapeCloth(scene, {
        map: m,
        W: 15,
        H: len,
        pal,
        textile: tx,
        shade: sum(rounded(0.9), f, wr),
        borders: [{ edge: 'bottom', w: sleeves === 'long' ? 6 : 4.2 }],
        on: 0.35,
      });
    }
  }
  drapeCloth(scene, {
    map,
    W: 46,
    H: (to - 158) / 4.6,
    pal,
    textile: tx,
    clip: d,
    shade: sum(rounded(0.95), dart),
    borders: band ? [{ edge: 'bottom', w: 5.2 }] : [],
    on: 0.3,
  });
  return np;
}
