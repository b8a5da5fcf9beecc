import { chikan } from '../cloth/embroidered.textiles.ts';
import { jamdani, plain } from '../cloth/loom.textiles.ts';
import { lightness, mix, paler } from '../colour/mix-colour.ts';
import { METAL } from '../colour/palettes.ts';
import { drapeCloth, pleatCloth } from '../drape/drape-cloth.ts';
import { folds, rounded, sum } from '../drape/folds.ts';
import { between } from '../drape/hang-cloth.ts';
import { layCloth } from '../drape/lay-cloth.ts';
import { smooth } from '../geometry/numbers.ts';
import { mirrorPoints, type Point, spline } from '../geometry/paths.ts';
import { dressForm } from '../scene/dress-form.ts';
import { buttons, zariAlong } from '../trims/trims.ts';
import type { Garment } from './garment.ts';

const { sin } = Math;

export const sherwani: Garment = {
  label: 'Sherwani',
  category: "Men's Fashion",
  foot: [400, 940, 150, 14],
  kind: ['niche', 'floor', 'dado'],
  views: ['full', 'half', 'detail', 'fold'],
  draw(scene, { pal, tx }) {
    const r = scene.rng,
      cx = 400;
    dressForm(scene, 'man');
    // churidar
    const trousers = { ...pal, base: lightness(pal.base) > 0.7 ? mix('#e9dcc2', pal.base, 0.3) : '#ece0c8' };
    for (const sg of [-1, 1]) {
      const outer: Point[] = [
          [cx + sg * 96, 690],
          [cx + sg * 92, 780],
          [cx + sg * 80, 868],
          [cx + sg * 70, 930],
        ],
        inner: Point[] = [
          [cx + sg * 8, 690],
          [cx + sg * 22, 780],
          [cx + sg * 28, 868],
          [cx + sg * 30, 932],
        ];
      const m =
        sg > 0
          ? between(inner, outer, { round: 0.6, dip: 5 })
          : between(outer, inner, { round: 0.6, dip: 5 });
      layCloth(scene, {
        map: m,
        W: 20,
        H: 54,
        pal: trousers,
        shade: sum(rounded(0.9), (s, t) => (t > 0.6 ? (t - 0.6) * 1.5 * sin(t * 70 + s * 3 * sg) : 0)),
      });
    }
    // coat
    const f = folds(r, { n: 3.2, grow: [0.1, 0.85], wander: 0.03, sharp: 0.6 });
    const half: Point[] = [
      [36, 172],
      [84, 184],
      [126, 206],
      [112, 240],
      [108, 268],
      [112, 300],
      [106, 350],
      [100, 402],
      [110, 470],
      [124, 580],
      [138, 690],
      [146, 790],
    ];
    const d =
      spline(half.map(([x, y]): Point => [cx + x, y])) +
      `L${cx + 6} 806L${cx} 640L${cx - 6} 806L${cx - 146} 790` +
      spline(mirrorPoints(half.map(([x, y]): Point => [cx + x, y])).reverse()).replace('M', 'L') +
      'Z';
    const map = between(
      [
        [250, 168],
        [250, 812],
      ],
      [
        [550, 168],
        [550, 812],
      ],
      { round: 0.55 },
    );
    drapeCloth(scene, {
      map,
      W: 70,
      H: 138,
      pal,
      textile: tx,
      clip: d,
      shade: sum(
        (s, t) => f(s, t) * smooth((t - 0.35) * 2),
        rounded(1.0),
        (_s, t) => (t > 0.32 && t < 0.4 ? -0.2 : 0),
      ),
      borders: [{ edge: 'bottom', w: 7 }],
    });
    for (const sg of [1, -1]) {
      const outer: Point[] = [
          [cx + sg * 116, 194],
          [cx + sg * 158, 300],
          [cx + sg * 168, 430],
          [cx + sg * 166, 574],
        ],
        inner: Point[] = [
          [cx + sg * 100, 268],
          [cx + sg * 112, 350],
          [cx + sg * 122, 450],
          [cx + sg * 126, 582],
        ];
      const m =
        sg > 0
          ? between(inner, outer, { round: 0.65, dip: 5 })
          : between(outer, inner, { round: 0.65, dip: 5 });
      const fs = folds(r, { n: 1.6, grow: [0.7, 0.4], wander: 0.22 });
      drapeCloth(scene, {
        map: m,
        W: 17,
        H: 84,
        pal,
        textile: tx,
        shade: sum(rounded(0.95), (s, t) => fs(s + t * 0.6, t) * 0.7),
        borders: [{ edge: 'bottom', w: 9, textile: plain, base: pal.second }],
        on: 0.4,
      });
    }
    // front edge, buttons, collar
    scene.add(
      `<path d="M${cx + 5} 176C${cx + 7} 300 ${cx + 4} 420 ${cx + 3} 640L${cx + 8} 806" fill="none" stroke="#150d1e" stroke-width="3" opacity="0.34"/><path d="M${cx + 3.4} 176C${cx + 5.4} 300 ${cx + 2.4} 420 ${cx + 1.4} 640L${cx + 6} 806" fill="none" stroke="${paler(pal.base, 0.35)}" stroke-width="1.1" opacity="0.6"/>`,
    );
    buttons(
      scene,
      [...Array(8)].map((_, i) => [cx - 7, 204 + i * 42]),
      5.6,
      pal.metal,
    );
    const collar = `M${cx - 38} 176C${cx - 36} 160 ${cx - 32} 150 ${cx - 30} 142C${cx - 12} 150 ${cx + 12} 150 ${cx + 30} 142C${cx + 32} 150 ${cx + 36} 160 ${cx + 38} 176C${cx + 14} 190 ${cx - 14} 190 ${cx - 38} 176Z`;
    layCloth(scene, {
      map: between(
        [
          [360, 140],
          [358, 190],
        ],
        [
          [440, 140],
          [442, 190],
        ],
        { round: 0.7 },
      ),
      W: 22,
      H: 11,
      pal: { ...pal, base: pal.second, second: pal.base },
      clip: collar,
      textile: plain,
      borders: [{ edge: 'bandAt', at: 1, w: 8.6 }],
      shade: rounded(1),
    });
    scene.add(`<path d="M${cx + 2} 150L${cx + 4} 186" stroke="#150d1e" stroke-width="2.2" opacity="0.5"/>`);
    zariAlong(
      scene,
      [
        [cx - 28, 196],
        [cx - 29, 260],
        [cx - 27, 330],
        [cx - 22, 392],
      ],
      { r: 5.4, metal: pal.metal, c: pal.second },
    );
    zariAlong(
      scene,
      [
        [cx + 26, 196],
        [cx + 27, 260],
        [cx + 25, 330],
        [cx + 20, 392],
      ],
      { r: 5.4, metal: pal.metal, c: pal.second },
    );
    const pocket = `M${cx + 46} 290L${cx + 82} 284L${cx + 83} 291L${cx + 47} 297Z`;
    scene.add(
      `<path d="M${cx + 52} 289L${cx + 57} 268L${cx + 64} 280L${cx + 71} 264L${cx + 77} 285Z" fill="${pal.second}"/><path d="${pocket}" fill="${METAL[pal.metal][1]}"/>`,
    );
    if (r() < 0.6) {
      const sp = { ...pal, base: pal.second, second: pal.base };
      pleatCloth(scene, {
        left: [
          [288, 192],
          [278, 330],
          [262, 500],
          [248, 690],
          [238, 838],
        ],
        right: [
          [352, 180],
          [346, 330],
          [338, 500],
          [332, 690],
          [330, 842],
        ],
        n: 3,
        cm: 12,
        H: 142,
        pal: sp,
        tx: tx === plain || tx === chikan ? jamdani : tx,
        borders: [
          { edge: 'left', w: 4 },
          { edge: 'right', w: 4 },
          { edge: 'bandAt', at: 118, w: 4.5, base: sp.second },
          { edge: 'bottom', w: 10 },
        ],
        tail: 16,
        on: 0.46,
      });
    }
  },
};
