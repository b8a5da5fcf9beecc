import { plain } from '../cloth/loom.textiles.ts';
import type { Textile } from '../cloth/textile.ts';
import { deeper, lightness, mix } from '../colour/mix-colour.ts';
import type { Palette } from '../colour/palettes.ts';
import { drapeCloth } from '../drape/drape-cloth.ts';
import { folds, rounded, sum } from '../drape/folds.ts';
import { between } from '../drape/hang-cloth.ts';
import { layCloth } from '../drape/lay-cloth.ts';
import { lerp, n1, smooth } from '../geometry/numbers.ts';
import { mirrorPoints, type Point, spline } from '../geometry/paths.ts';
import { item } from '../item.ts';
import { hanger, peg } from '../scene/furniture.ts';
import type { Scene } from '../scene/scene.ts';
import type { Look } from './garment.ts';
import { openKurta } from './kurta-openings.ts';

const { abs } = Math;

export type KurtaCut = 'aline' | 'straight' | 'angrakha' | 'men' | 'kids' | 'bandi';

interface CutSpec {
  hem: number;
  len: number;
  sleeve: 'three' | 'long' | 'none';
  waist: number;
  wide: number;
  neckDepth: number;
}

const CUTS: Record<KurtaCut, CutSpec> = {
  aline: { hem: 166, len: 856, sleeve: 'three', waist: 104, wide: 1, neckDepth: 58 },
  straight: { hem: 132, len: 842, sleeve: 'three', waist: 104, wide: 1, neckDepth: 44 },
  angrakha: { hem: 184, len: 838, sleeve: 'long', waist: 102, wide: 1, neckDepth: 66 },
  men: { hem: 146, len: 838, sleeve: 'long', waist: 118, wide: 1.14, neckDepth: 26 },
  kids: { hem: 128, len: 640, sleeve: 'long', waist: 92, wide: 0.92, neckDepth: 30 },
  bandi: { hem: 128, len: 632, sleeve: 'none', waist: 114, wide: 1.1, neckDepth: 110 },
};

/** Kurta, men's kurta, child's kurta or sleeveless bandi, on a wooden hanger. */
export function drawHungKurta(scene: Scene, { pal, tx }: Look, cut: KurtaCut): void {
  const r = scene.rng,
    cx = 400;
  const spec = CUTS[cut],
    neckDepth = spec.neckDepth;
  const y0 = cut === 'kids' ? 232 : 196,
    w = spec.wide;
  scene.add(peg(scene, cx, 100, 15));
  scene.add(hanger(scene, cx, y0 - 26, 112 * w, 40));
  const inside = deeper(lightness(pal.base) > 0.7 ? mix(pal.base, pal.second, 0.25) : pal.base, 0.45);
  scene.add(
    `<path d="M${cx - 46 * w} ${y0 - 8}C${cx - 20} ${y0 - 20} ${cx + 20} ${y0 - 20} ${cx + 46 * w} ${y0 - 8}C${cx + 30} ${y0 + 24} ${cx - 30} ${y0 + 24} ${cx - 46 * w} ${y0 - 8}Z" fill="${inside}"/>`,
  );
  if (cut === 'bandi') {
    // white kurta beneath
    const under = { ...pal, base: '#eee4cf' };
    drawHungSleeves(scene, { pal: under, tx: plain, y0, w, kind: 'long', plainCuff: true });
  } else if (spec.sleeve !== 'none')
    drawHungSleeves(scene, {
      pal,
      tx,
      y0,
      w: w * (cut === 'kids' ? 0.92 : 1),
      kind: cut === 'kids' ? 'kids' : spec.sleeve,
      cut,
    });
  const Hh = spec.len;
  const half: Point[] = [
    [44 * w, y0 - 9],
    [84 * w, y0 + 4],
    [117 * w, y0 + 20],
    [109 * w, y0 + 52],
    [106 * w, y0 + 96],
    [110 * w, y0 + 118],
    [spec.waist * w, y0 + (Hh - y0) * 0.32],
    [lerp(spec.waist, spec.hem, 0.36) * w, y0 + (Hh - y0) * 0.55],
    [lerp(spec.waist, spec.hem, 0.72) * w, y0 + (Hh - y0) * 0.8],
    [spec.hem * w, Hh],
  ];
  const neck: Point[] =
    cut === 'men' || cut === 'kids' || cut === 'straight'
      ? [
          [cx - 44 * w, y0 - 9],
          [cx - 34, y0 + neckDepth * 0.6],
          [cx, y0 + neckDepth],
          [cx + 34, y0 + neckDepth * 0.6],
          [cx + 44 * w, y0 - 9],
        ]
      : [
          [cx - 44 * w, y0 - 9],
          [cx - 32, y0 + neckDepth * 0.55],
          [cx, y0 + neckDepth],
          [cx + 32, y0 + neckDepth * 0.55],
          [cx + 44 * w, y0 - 9],
        ];
  const right = half.map(([x, y]): Point => [cx + x, y]);
  const hemDip = 14;
  const hemPts: Point[] = [0.2, 0.4, 0.6, 0.8].map((u) => [
    lerp(cx + spec.hem * w, cx - spec.hem * w, u),
    Hh + hemDip * 4 * u * (1 - u),
  ]);
  const d =
    spline(neck) +
    spline(right).replace('M', 'L') +
    spline([item(right, right.length - 1), ...hemPts, [cx - spec.hem * w, Hh]]).replace('M', 'L') +
    spline(mirrorPoints(right).reverse()).replace('M', 'L') +
    'Z';
  const f = folds(r, { n: cut === 'angrakha' ? 8 : 5, grow: [0.12, 0.95], wander: 0.03, sharp: 0.6 });
  const hw0 = 122 * w,
    hw1 = spec.hem * w + 4;
  const L: Point[] = [
    [cx - hw0, y0 - 14],
    [cx - hw0, y0 + (Hh - y0) * 0.35],
    [cx - lerp(hw0, hw1, 0.55), y0 + (Hh - y0) * 0.7],
    [cx - hw1, Hh + 2],
  ];
  const map = between(L, mirrorPoints(L), { round: 0.3, dip: hemDip, fold: f, squeeze: 0.7, n: 5 });
  drapeCloth(scene, {
    map,
    W: 60 * w * 1.1,
    H: (Hh - y0) / 5.1,
    pal,
    textile: tx,
    clip: d,
    shade: sum(
      (s, t) => f(s, t) * smooth(t * 1.6),
      (s) => rounded(0.7)(s) * 0.8,
      (s, t) => (t < 0.14 && abs(s - 0.5) > 0.3 ? -0.12 : 0),
    ),
    borders:
      cut === 'men' || cut === 'bandi'
        ? [{ edge: 'bottom', w: 3, textile: plain }]
        : [{ edge: 'bottom', w: cut === 'kids' ? 6 : 8.5 }],
    on: 0.42,
  });
  // side slits
  if (cut !== 'angrakha' && cut !== 'bandi')
    for (const sg of [1, -1])
      scene.add(
        `<path d="M${n1(cx + sg * (lerp(spec.waist, spec.hem, 0.5) * w - 3))} ${n1(y0 + (Hh - y0) * 0.64)}L${n1(cx + sg * (spec.hem * w - 9))} ${n1(Hh)}" stroke="#1a1024" stroke-width="2" opacity="0.32"/>`,
      );
  openKurta(scene, {
    pal,
    cut,
    y0,
    w,
    neckDepth,
    hem: Hh,
    trim: lightness(pal.base) > 0.7 ? pal.a : pal.second,
  });
}

interface SleeveOptions {
  pal: Palette;
  tx: Textile;
  y0: number;
  w: number;
  kind: 'three' | 'long' | 'kids';
  cut?: KurtaCut;
  plainCuff?: boolean;
}

function drawHungSleeves(scene: Scene, { pal, tx, y0, w, kind, cut, plainCuff }: SleeveOptions): void {
  const cx = 400;
  const set: Record<SleeveOptions['kind'], [Point[], Point[]]> = {
    three: [
      [
        [112 * w, y0 + 14],
        [158 * w, y0 + 118],
        [196 * w, y0 + 258],
        [214, y0 + 340],
      ],
      [
        [100 * w, y0 + 104],
        [122 * w, y0 + 180],
        [142 * w, y0 + 280],
        [152, y0 + 356],
      ],
    ],
    long: [
      [
        [112 * w, y0 + 14],
        [160 * w, y0 + 132],
        [190 * w, y0 + 300],
        [204 * w, y0 + 446],
      ],
      [
        [100 * w, y0 + 104],
        [120 * w, y0 + 200],
        [142 * w, y0 + 330],
        [158 * w, y0 + 456],
      ],
    ],
    kids: [
      [
        [112 * w, y0 + 14],
        [158 * w, y0 + 96],
        [188 * w, y0 + 196],
        [202 * w, y0 + 274],
      ],
      [
        [100 * w, y0 + 98],
        [122 * w, y0 + 160],
        [140 * w, y0 + 230],
        [152 * w, y0 + 286],
      ],
    ],
  };
  const [outside, inside] = set[kind];
  for (const sg of [1, -1]) {
    const outer = outside.map(([x, y]): Point => [cx + sg * x, y]),
      inner = inside.map(([x, y]): Point => [cx + sg * x, y]);
    const m =
      sg > 0
        ? between(inner, outer, { round: 0.45, dip: 6 })
        : between(outer, inner, { round: 0.45, dip: 6 });
    const f = folds(scene.rng, { n: 1.8, grow: [0.7, 0.6], wander: 0.2 });
    layCloth(scene, {
      map: m,
      W: 17,
      H: (item(outside, 3)[1] - y0) / 4.8,
      pal,
      textile: tx,
      shade: sum(rounded(0.85), (s, t) => f(s + t * 0.5, t) * 0.75),
      borders: plainCuff
        ? []
        : [{ edge: 'bottom', w: cut === 'men' ? 3 : 5.5, textile: cut === 'men' ? plain : undefined }],
    });
  }
}
