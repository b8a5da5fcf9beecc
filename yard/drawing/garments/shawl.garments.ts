import { banarasi } from '../cloth/brocade.textiles.ts';
import { plain } from '../cloth/loom.textiles.ts';
import { deeper, lightness, mix } from '../colour/mix-colour.ts';
import { METAL, type Palette } from '../colour/palettes.ts';
import { castOnto, drapeCloth } from '../drape/drape-cloth.ts';
import { folds, rounded, sum } from '../drape/folds.ts';
import { between } from '../drape/hang-cloth.ts';
import { type Border, layCloth } from '../drape/lay-cloth.ts';
import { strip } from '../drape/strip.ts';
import { lerp, n1, TAU } from '../geometry/numbers.ts';
import { mirrorPoints, type Place, type Point, polyline } from '../geometry/paths.ts';
import { dot, petal, place, ring } from '../geometry/shapes.ts';
import { dressForm } from '../scene/dress-form.ts';
import { marigolds, sprigOfNeem } from '../trims/flowers.ts';
import { gem } from '../trims/gems.ts';
import { printBlock, spool } from '../trims/tools.ts';
import { fringe, tassel, zariAlong } from '../trims/trims.ts';
import { drawBodice } from './bodice.ts';
import type { Garment } from './garment.ts';

const { sin, cos, PI } = Math;

const ENDS = (H: number): Border[] => [
  { edge: 'left', w: 4 },
  { edge: 'right', w: 6 },
  { edge: 'bandAt', at: H - 34, w: 5 },
  { edge: 'bottom', w: 17 },
];

/** Worn over both shoulders of the form, above a plain long kurta. */
export const shawl: Garment = {
  label: 'Shawl',
  category: 'Accessories',
  kind: ['niche', 'wall', 'dado'],
  views: ['full', 'half', 'detail', 'fold', 'hang'],
  frame: [76, 64, 648, 810],
  draw(scene, { pal, tx, blouse }) {
    const r = scene.rng;
    const under: Palette = {
      ...blouse.pal,
      base: lightness(pal.base) > 0.7 ? deeper(pal.second, 0.1) : mix('#e8dcc4', pal.base, 0.12),
    };
    layCloth(scene, {
      map: between(
        [
          [346, 190],
          [330, 214],
        ],
        [
          [454, 190],
          [470, 214],
        ],
        { topDip: -26 },
      ),
      W: 24,
      H: 8,
      pal,
      textile: tx,
      shade: () => -0.75,
    });
    dressForm(scene, 'woman');
    const left: Point[] = [
      [338, 402],
      [306, 480],
      [294, 620],
      [284, 900],
    ];
    const f = folds(r, { n: 3.4, grow: [0.3, 0.8], wander: 0.06, sharp: 0.6 });
    drawBodice(scene, { pal: under, tx: plain, to: 420, neck: 'round', sleeves: 'none', bands: false });
    layCloth(scene, {
      map: between(left, mirrorPoints(left), { round: 0.75, topDip: 8, fold: f, squeeze: 0.4, n: 3.4 }),
      W: 60,
      H: 108,
      pal: under,
      shade: sum(f, rounded(1)),
    });
    const wraps: { L: Point[]; R: Point[]; H: number }[] = [
      {
        L: [
          [366, 180],
          [378, 270],
          [384, 420],
          [382, 600],
          [376, 772],
        ],
        R: [
          [300, 206],
          [262, 310],
          [240, 450],
          [228, 620],
          [222, 762],
        ],
        H: 128,
      },
      {
        L: [
          [434, 180],
          [426, 270],
          [420, 420],
          [426, 600],
          [436, 812],
        ],
        R: [
          [500, 206],
          [540, 310],
          [562, 450],
          [576, 620],
          [586, 796],
        ],
        H: 136,
      },
    ];
    for (const { L, R, H } of wraps) {
      const fold = folds(r, { n: 4.4, grow: [0.9, 0.75], wander: 0.04, sharp: 0.6 });
      const flip = (R[0]?.[0] ?? 0) < 400;
      const map = flip
        ? between(R, L, { fold, squeeze: 0.75, n: 4.4, wave: 7, dip: 10 })
        : between(L, R, { fold, squeeze: 0.75, n: 4.4, wave: 7, dip: 10 });
      drapeCloth(scene, {
        map,
        W: 56,
        H,
        pal,
        textile: tx,
        shade: sum(
          fold,
          (s) => (flip ? s - 0.5 : 0.5 - s) * 0.5,
          (_, t) => (t < 0.06 ? -0.35 : 0),
        ),
        borders: flip
          ? ENDS(H).map((b) =>
              b.edge === 'left'
                ? { ...b, edge: 'right' as const }
                : b.edge === 'right'
                  ? { ...b, edge: 'left' as const }
                  : b,
            )
          : ENDS(H),
        on: 0.5,
        steps: [100, 44],
      });
      fringe(scene, map, 52, pal.base, 20, pal.metal);
    }
  },
};

/** A silk square laid out with one corner turned back. */
export const scarf: Garment = {
  label: 'Silk square',
  category: 'Accessories',
  closer: [90, 170, 520, 650],
  kind: ['table'],
  views: ['full', 'half', 'detail'],
  draw(scene, { pal, tx, blouse }) {
    const r = scene.rng,
      m = place((r.near(-9, 5) * PI) / 180, 1, 396, 520),
      half = 292;
    const wob = r.between(4, 7);
    const at: Place = (s, t) =>
      m(lerp(-half, half, s) + wob * sin(t * 9 + 1), lerp(-half, half, t) + wob * sin(s * 8));
    const fold = 0.62,
      reach = 1 + fold;
    const edge: Point[] = [
      [0, 0],
      [1, 0],
      [1, fold],
      [fold, 1],
      [0, 1],
    ];
    const outline = (corners: Point[], fn: Place) =>
      polyline(
        corners.flatMap(([s, t], i) => {
          const [s2, t2] = corners[(i + 1) % corners.length] ?? [s, t];
          return [...Array(16)].map((_, k) => fn(lerp(s, s2, k / 16), lerp(t, t2, k / 16)));
        }),
        true,
      );
    const all: Border[] = [
      { edge: 'left', w: 8 },
      { edge: 'right', w: 8 },
      { edge: 'top', w: 8 },
      { edge: 'bottom', w: 8 },
    ];
    const f = folds(r, { n: 2.4, grow: [0.4, 0.6], wander: 0.2, sharp: 0.35 });
    layCloth(scene, {
      map: at,
      W: 66,
      H: 66,
      pal,
      textile: tx,
      clip: outline(edge, at),
      shade: (s, t) => f(s + t * 0.4, t) * 0.8,
      borders: all,
      steps: [110, 90],
    });
    const back: Place = (s, t) => at(reach - t, reach - s);
    const corner = outline(
      [
        [1, fold],
        [fold, 1],
        [fold, fold],
      ],
      at,
    );
    castOnto(scene, corner, -5, 2, 9, 0.5);
    layCloth(scene, {
      map: back,
      W: 66,
      H: 66,
      pal: { ...pal, base: mix(pal.base, lightness(pal.base) > 0.7 ? pal.second : '#f3e7d0', 0.4) },
      textile: tx,
      clip: corner,
      shade: (s, t) => {
        const d = s + t - reach;
        return d < 0.1 ? 0.5 - d * 8 : -0.3 + d * 0.6;
      },
      borders: all,
      steps: [110, 90],
      silhouette: false,
    });
    r.pick([
      () => {
        spool(scene, 690, 170, 1, 20, blouse.pal.base);
        sprigOfNeem(scene, 118, 900, 0.8, 40);
      },
      () =>
        marigolds(scene, [
          [676, 868, 58],
          [600, 918, 38],
          [112, 124, 44],
        ]),
      () => {
        printBlock(scene, 676, 862, 0.86, -12, pal.second);
        marigolds(scene, [[104, 132, 46]]);
      },
    ])();
  },
};

/** Embroidered waist belt laid in a curve, with a brass clasp and tassels. */
export const kamarbandh: Garment = {
  label: 'Kamarbandh',
  category: 'Accessories',
  closer: [70, 110, 520, 650],
  kind: ['table'],
  views: ['full', 'half', 'detail'],
  draw(scene, { pal, tx }) {
    const r = scene.rng,
      [d, m, l] = METAL[pal.metal];
    const path: Point[] = [
      [96, 300],
      [230, 206],
      [430, 190],
      [610, 258],
      [654, 400],
      [540, 500],
      [340, 540],
      [190, 640],
      [226, 790],
      [420, 828],
      [566, 790],
    ];
    const { map, length } = strip(path, 92);
    const H = 9.4,
      W = length / (92 / H);
    layCloth(scene, {
      map,
      W,
      H,
      pal,
      textile: tx === plain ? banarasi : tx,
      shade: (s, t) => (t > 0.9 ? -0.6 : t < 0.1 ? 0.35 : 0) + 0.5 * sin(s * 17 + 1),
      borders: [{ edge: 'bottom', w: H }],
      steps: [220, 12],
    });
    for (const t of [0.02, 0.98])
      zariAlong(
        scene,
        [...Array(24)].map((_, i) => map(0.02 + (i / 23) * 0.96, t)),
        { r: 4, metal: pal.metal, c: pal.second, leafy: false },
      );
    const [bx, by] = map(0.004, 0.5),
      [ex, ey] = map(0.996, 0.5);
    const clasp = (x: number, y: number, R: number) =>
      `<circle cx="${n1(x + 5)}" cy="${n1(y + 9)}" r="${R}" fill="#20122c" opacity="0.45" filter="url(#${scene.blur(6)})"/><path d="${ring(16, (a) => petal(R, R * 0.24, place(a, 1, x, y)))}" fill="${m}" stroke="${d}" stroke-width="1"/><circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(R * 0.66)}" fill="${m}" stroke="${d}" stroke-width="1.4"/><path d="${ring(14, (a) => dot(R * 0.06, undefined, x + cos(a) * R * 0.56, y + sin(a) * R * 0.56))}" fill="${l}"/>${[...Array(8)].map((_, i) => gem(x + cos((i / 8) * TAU) * R * 0.36, y + sin((i / 8) * TAU) * R * 0.36, R * 0.1, pal.second)).join('')}${gem(x, y, R * 0.2, pal.base)}`;
    scene.add(clasp(bx, by, 66) + clasp(ex, ey, 50));
    scene.add(
      tassel(scene, ex + 40, ey + 14, 1.5, pal.second, pal.metal, -28) +
        tassel(scene, ex + 30, ey + 30, 1.3, pal.a, pal.metal, -6),
    );
    r.pick([
      () =>
        marigolds(scene, [
          [120, 836, 54],
          [92, 730, 36],
        ]),
      () => sprigOfNeem(scene, 92, 880, 0.9, 10),
      () => spool(scene, 118, 800, 1, -18, pal.second),
    ])();
  },
};
