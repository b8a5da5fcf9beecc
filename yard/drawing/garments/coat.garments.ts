import { jamdani, plain } from '../cloth/loom.textiles.ts';
import { deeper, lightness, mix, paler } from '../colour/mix-colour.ts';
import { METAL, type Palette } from '../colour/palettes.ts';
import { castOnto, drapeCloth, pleatCloth } from '../drape/drape-cloth.ts';
import { folds, rounded, sum } from '../drape/folds.ts';
import { between } from '../drape/hang-cloth.ts';
import { layCloth } from '../drape/lay-cloth.ts';
import { smooth } from '../geometry/numbers.ts';
import { box, mirrorPoints, type Point, spline } from '../geometry/paths.ts';
import { dressForm } from '../scene/dress-form.ts';
import { buttons, stitchLine } from '../trims/trims.ts';
import { drawCoatSleeves, drawStandCollar, drawTrousers } from './coat.ts';
import type { Garment } from './garment.ts';

/** Short closed coat of Jodhpur, worn over straight trousers. */
export const bandhgala: Garment = {
  label: 'Bandhgala',
  category: "Men's Fashion",
  foot: [400, 940, 150, 14],
  kind: ['niche', 'floor', 'dado'],
  views: ['full', 'half', 'detail', 'fold'],
  draw(scene, { pal, tx }) {
    const r = scene.rng,
      cx = 400;
    dressForm(scene, 'man');
    drawTrousers(
      scene,
      { ...pal, base: lightness(pal.base) > 0.7 ? mix('#4a3f3a', pal.second, 0.35) : '#e9dec8' },
      548,
    );
    const f = folds(r, { n: 3, grow: [0.1, 0.55], wander: 0.04, sharp: 0.5 });
    const half: Point[] = [
      [36, 172],
      [84, 184],
      [126, 206],
      [112, 240],
      [109, 268],
      [113, 300],
      [109, 350],
      [105, 402],
      [110, 470],
      [116, 540],
      [119, 590],
    ];
    const skirt = `C${cx + 90} 604 ${cx + 44} 606 ${cx + 20} 596C${cx + 7} 586 ${cx + 3} 560 ${cx + 2} 520L${cx - 2} 520C${cx - 3} 560 ${cx - 7} 586 ${cx - 20} 596C${cx - 44} 606 ${cx - 90} 604 ${cx - 119} 590`;
    const clip = `${spline(half.map(([x, y]): Point => [cx + x, y]))}${skirt}${spline(mirrorPoints(half.map(([x, y]): Point => [cx + x, y])).reverse()).replace('M', 'L')}Z`;
    drapeCloth(scene, {
      map: between(
        [
          [262, 168],
          [262, 612],
        ],
        [
          [538, 168],
          [538, 612],
        ],
        { round: 0.55 },
      ),
      W: 64,
      H: 94,
      pal,
      textile: tx,
      clip,
      shade: sum((s, t) => f(s, t) * smooth((t - 0.3) * 2), rounded(1)),
      on: 0.4,
    });
    drawCoatSleeves(scene, { pal, tx, cuff: [] });
    scene.add(
      `<path d="M${cx + 4} 176C${cx + 6} 300 ${cx + 3} 400 ${cx + 2} 522" fill="none" stroke="#150d1e" stroke-width="3" opacity="0.36"/><path d="M${cx + 2.4} 176C${cx + 4.4} 300 ${cx + 1.4} 400 ${cx + 0.4} 522" fill="none" stroke="${paler(pal.base, 0.35)}" stroke-width="1.1" opacity="0.6"/>`,
    );
    buttons(
      scene,
      [0, 1, 2, 3, 4, 5, 6].map((i): Point => [cx - 8, 206 + i * 48]),
      6.2,
      pal.metal,
    );
    drawStandCollar(scene, pal, tx);
    stitchLine(
      scene,
      `M${cx - 30} 170C${cx - 12} 180 ${cx + 12} 180 ${cx + 30} 170`,
      METAL[pal.metal][1],
      1.6,
      '2 4',
      0.9,
    );
    for (const sg of [1, -1]) {
      const flap = `M${cx + sg * 46} 462L${cx + sg * 98} 454L${cx + sg * 100} 478L${cx + sg * 47} 487Z`;
      castOnto(scene, flap, 1, 4, 3, 0.35);
      scene.add(
        `<path d="${flap}" fill="${deeper(pal.base, 0.1)}" opacity="0.55"/><path d="${flap}" fill="none" stroke="#150d1e" stroke-width="1.2" opacity="0.45"/>`,
      );
      buttons(
        scene,
        [0, 1, 2].map((i): Point => [cx + sg * (158 - i * 1.5), 520 + i * 17]),
        3.8,
        pal.metal,
      );
    }
    scene.add(
      `<path d="M${cx + 50} 290L${cx + 55} 264L${cx + 64} 279L${cx + 72} 262L${cx + 79} 285Z" fill="${pal.second}"/><path d="M${cx + 55} 264L${cx + 60} 288M${cx + 72} 262L${cx + 68} 287" stroke="${deeper(pal.second, 0.35)}" stroke-width="1.2"/><path d="M${cx + 45} 291L${cx + 83} 284L${cx + 84} 293L${cx + 46} 300Z" fill="${deeper(pal.base, 0.12)}"/><path d="M${cx + 45} 291L${cx + 83} 284" stroke="#150d1e" stroke-width="1.2" opacity="0.5"/>`,
    );
  },
};

/** Silk kurta over a pleated dhoti, a folded angavastram on the shoulder. */
export const dhotiSet: Garment = {
  label: 'Kurta and dhoti',
  category: "Men's Fashion",
  foot: [400, 938, 160, 15],
  kind: ['niche', 'dado', 'floor'],
  views: ['full', 'half', 'detail', 'fold'],
  draw(scene, { pal, tx }) {
    const r = scene.rng,
      cx = 400;
    const white: Palette = {
      ...pal,
      base: lightness(pal.base) > 0.75 ? '#e7d9ba' : '#f1e8d4',
      second: pal.second,
    };
    dressForm(scene, 'man');
    for (const sg of [-1, 1]) {
      const outer: Point[] = [
          [cx + sg * 102, 540],
          [cx + sg * 138, 660],
          [cx + sg * 122, 800],
          [cx + sg * 82, 918],
        ],
        inner: Point[] = [
          [cx + sg * 4, 540],
          [cx + sg * 12, 660],
          [cx + sg * 22, 800],
          [cx + sg * 27, 924],
        ];
      const f = folds(r, { n: 3, grow: [0.5, 0.9], wander: 0.16, sharp: 0.6 });
      const swing = (s: number, t: number) => f(s + sg * (1 - t) * 0.5, t);
      const map =
        sg > 0
          ? between(inner, outer, { round: 0.6, dip: 8, fold: swing, squeeze: 0.5, n: 3 })
          : between(outer, inner, { round: 0.6, dip: 8, fold: swing, squeeze: 0.5, n: 3 });
      layCloth(scene, {
        map,
        W: 34,
        H: 82,
        pal: white,
        shade: sum(rounded(0.8), swing),
        borders: [{ edge: 'bottom', w: 5, textile: plain }],
      });
    }
    pleatCloth(scene, {
      left: [
        [378, 560],
        [368, 690],
        [360, 800],
        [352, 902],
      ],
      right: [
        [424, 560],
        [440, 690],
        [448, 800],
        [452, 910],
      ],
      n: 5,
      cm: 7,
      H: 76,
      pal: white,
      tx: plain,
      borders: [
        { edge: 'left', w: 3, textile: plain },
        { edge: 'bottom', w: 5, textile: plain },
      ],
      hang: 8,
      dip: 10,
    });
    const half: Point[] = [
      [36, 172],
      [84, 184],
      [126, 206],
      [113, 240],
      [110, 268],
      [114, 300],
      [111, 350],
      [110, 402],
      [122, 490],
      [136, 590],
      [148, 690],
    ];
    const hem: Point[] = [0.2, 0.4, 0.6, 0.8].map((u) => [cx + 148 - 296 * u, 690 + 14 * 4 * u * (1 - u)]);
    const clip = `${spline(half.map(([x, y]): Point => [cx + x, y]))}${spline([[cx + 148, 690], ...hem, [cx - 148, 690]]).replace('M', 'L')}${spline(mirrorPoints(half.map(([x, y]): Point => [cx + x, y])).reverse()).replace('M', 'L')}Z`;
    const f = folds(r, { n: 4, grow: [0.1, 0.9], wander: 0.03, sharp: 0.6 });
    drapeCloth(scene, {
      map: between(
        [
          [252, 168],
          [252, 400],
          [248, 708],
        ],
        [
          [548, 168],
          [548, 400],
          [552, 708],
        ],
        { round: 0.55, dip: 12 },
      ),
      W: 68,
      H: 116,
      pal,
      textile: tx,
      clip,
      shade: sum((s, t) => f(s, t) * smooth((t - 0.25) * 1.7), rounded(1)),
      borders: [{ edge: 'bottom', w: 6 }],
      on: 0.42,
    });
    drawCoatSleeves(scene, { pal, tx, cuff: [{ edge: 'bottom', w: 6 }] });
    const trim = lightness(pal.base) > 0.7 ? pal.a : pal.second;
    scene.add(
      `<path d="${box(cx - 11, 178, 22, 190, 2)}" fill="${trim}"/><path d="${box(cx - 11, 178, 22, 190, 2)}" fill="none" stroke="#1a1024" stroke-width="1.2" opacity="0.4"/>`,
    );
    stitchLine(scene, `M${cx - 8} 182V360H${cx + 8}V182`, METAL[pal.metal][1], 1, '3 3', 0.9);
    buttons(
      scene,
      [0, 1, 2, 3].map((i): Point => [cx, 204 + i * 42]),
      4.8,
      pal.metal,
    );
    drawStandCollar(scene, { ...pal, base: trim, second: pal.base }, plain);
    const sash: Palette = { ...pal, base: pal.second, second: pal.base };
    pleatCloth(scene, {
      left: [
        [290, 192],
        [281, 330],
        [268, 480],
        [258, 620],
        [252, 742],
      ],
      right: [
        [350, 180],
        [344, 330],
        [336, 480],
        [330, 620],
        [328, 746],
      ],
      n: 4,
      cm: 9,
      H: 122,
      pal: sash,
      tx: tx === plain ? jamdani : tx,
      borders: [
        { edge: 'left', w: 4 },
        { edge: 'right', w: 4 },
        { edge: 'bandAt', at: 100, w: 4.5, base: sash.second },
        { edge: 'bottom', w: 9 },
      ],
      tail: 16,
      on: 0.46,
    });
  },
};
