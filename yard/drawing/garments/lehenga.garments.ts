import { plain } from '../cloth/loom.textiles.ts';
import { METAL, type Palette } from '../colour/palettes.ts';
import { drapeCloth, pleatCloth } from '../drape/drape-cloth.ts';
import { folds, rounded, sum } from '../drape/folds.ts';
import { between } from '../drape/hang-cloth.ts';
import type { Border } from '../drape/lay-cloth.ts';
import { mirrorPoints, type Point } from '../geometry/paths.ts';
import { dressForm } from '../scene/dress-form.ts';
import { fringe, stitchLine, tassel, zariAlong } from '../trims/trims.ts';
import { drawBodice } from './bodice.ts';
import type { Garment } from './garment.ts';

export const lehenga: Garment = {
  label: 'Lehenga set',
  category: "Women's Fashion",
  foot: [400, 932, 300, 18],
  kind: ['niche', 'floor', 'dado'],
  views: ['full', 'half', 'detail', 'fold'],
  draw(scene, { pal, tx, blouse }) {
    const r = scene.rng;
    dressForm(scene, 'woman');
    const b = drawBodice(scene, {
      pal: blouse.pal,
      tx: blouse.tx,
      to: 344,
      neck: r.pick(['sweet', 'round', 'vee']),
      sleeves: r.pick(['short', 'elbow', 'cap']),
    });
    zariAlong(scene, b.slice(1, -1), { r: 4.6, metal: pal.metal, c: pal.second });
    const n = r.int(9, 12);
    const f = folds(r, { n, grow: [0.75, 1.05], wander: 0.012, sharp: 0.62, mixin: 0.3 });
    const hw = r.between(258, 300);
    const left: Point[] = [
      [340, 392],
      [318, 450],
      [262, 590],
      [400 - hw * 0.8, 750],
      [400 - hw, 908],
    ];
    const map = between(left, mirrorPoints(left), {
      round: 0.62,
      dip: 40,
      topDip: 10,
      fold: f,
      squeeze: 0.85,
      n,
      wave: -9,
    });
    const multi = r() < 0.5;
    drapeCloth(scene, {
      map,
      W: 148,
      H: 114,
      pal,
      textile: tx,
      shade: sum(f, rounded(0.75)),
      steps: [150, 34],
      borders: [
        ...(multi ? [{ edge: 'bandAt' as const, at: 78, w: 5.5, base: pal.second }] : []),
        { edge: 'bottom', w: multi ? 16 : 13 },
      ],
    });
    const band = `M338 386C370 396 430 396 462 386L464 404C430 414 370 414 336 404Z`;
    scene.add(
      `<path d="${band}" fill="${METAL[pal.metal][1]}"/><path d="${band}" fill="none" stroke="${METAL[pal.metal][0]}" stroke-width="1.4"/>`,
    );
    stitchLine(scene, 'M340 395C370 404 430 404 461 395', METAL[pal.metal][2], 2, '2 4', 0.9);
    const dp: Palette = { ...pal, base: pal.second, second: pal.base };
    const bords = (H: number): Border[] => [
      { edge: 'left', w: 4.5 },
      { edge: 'right', w: 4.5 },
      { edge: 'bandAt', at: H - 22, w: 4, base: dp.second },
      { edge: 'bottom', w: 10 },
    ];
    if (r() < 0.5) {
      const fd = folds(r, { n: 4, grow: [0.8, 1], sharp: 0.65, wander: 0.05 });
      const dm = between(
        [
          [424, 184],
          [386, 270],
          [318, 372],
          [262, 500],
          [208, 690],
        ],
        [
          [476, 194],
          [468, 310],
          [440, 420],
          [392, 550],
          [346, 742],
        ],
        { fold: fd, squeeze: 0.8, n: 4, dip: 18, wave: 8 },
      );
      drapeCloth(scene, {
        map: dm,
        W: 62,
        H: 128,
        pal: dp,
        textile: blouse.dupatta,
        shade: sum(fd, (_s, t) => (t < 0.05 ? -0.4 : 0)),
        borders: bords(128),
        on: 0.46,
        steps: [110, 40],
      });
      fringe(scene, dm, 40, dp.base, 14, pal.metal);
    } else
      pleatCloth(scene, {
        left: [
          [318, 196],
          [304, 300],
          [288, 460],
          [266, 640],
          [240, 806],
        ],
        right: [
          [364, 187],
          [370, 300],
          [374, 460],
          [378, 640],
          [384, 820],
        ],
        n: 4,
        cm: 10,
        H: 134,
        pal: dp,
        tx: blouse.dupatta,
        borders: bords(134),
        tail: 14,
        on: 0.46,
      });
    const tx2 = 470;
    scene.add(
      `<path d="M${tx2 - 14} 404C${tx2 - 8} 440 ${tx2 - 4} 456 ${tx2 - 2} 476M${tx2 - 14} 404C${tx2 + 2} 436 ${tx2 + 10} 446 ${tx2 + 14} 462" fill="none" stroke="${METAL[pal.metal][1]}" stroke-width="2.2"/>`,
    );
    scene.add(
      tassel(scene, tx2 - 2, 476, 0.62, pal.second, pal.metal, 3) +
        tassel(scene, tx2 + 14, 462, 0.62, pal.a, pal.metal, -4),
    );
  },
};

export const anarkali: Garment = {
  label: 'Anarkali',
  category: "Women's Fashion",
  foot: [400, 932, 250, 17],
  kind: ['niche', 'floor', 'dado'],
  views: ['full', 'half', 'detail', 'fold'],
  draw(scene, { pal, tx, blouse }) {
    const r = scene.rng;
    dressForm(scene, 'woman');
    const n = r.int(11, 14);
    const f = folds(r, { n, grow: [0.55, 1], wander: 0.01, sharp: 0.68, mixin: 0.25 });
    const hw = r.between(206, 246);
    const left: Point[] = [
      [328, 330],
      [330, 372],
      [308, 480],
      [400 - hw * 0.66, 690],
      [400 - hw, 906],
    ];
    const map = between(left, mirrorPoints(left), {
      round: 0.6,
      dip: 36,
      topDip: 10,
      fold: f,
      squeeze: 0.85,
      n,
      wave: -8,
    });
    const up = drawBodice(scene, {
      pal,
      tx: r() < 0.6 ? tx : plain,
      to: 344,
      neck: r.pick(['round', 'vee', 'sweet']),
      sleeves: r.pick(['long', 'long', 'elbow']),
      bands: false,
    });
    drapeCloth(scene, {
      map,
      W: 140,
      H: 126,
      pal,
      textile: tx,
      shade: sum(f, rounded(0.72)),
      steps: [160, 34],
      borders: [{ edge: 'bottom', w: r.between(11, 15) }],
      on: 0.36,
    });
    const yoke = 'M326 326C360 340 440 340 474 326L475 346C440 360 360 360 325 346Z';
    scene.add(
      `<path d="${yoke}" fill="${METAL[pal.metal][1]}"/><path d="${yoke}" fill="none" stroke="${METAL[pal.metal][0]}" stroke-width="1.4"/>`,
    );
    stitchLine(scene, 'M328 336C360 350 440 350 473 336', pal.second, 3.4, '1 6', 1);
    zariAlong(scene, up.slice(1, -1), { r: 5.6, metal: pal.metal, c: pal.second });
    if (r() < 0.6) {
      const dp: Palette = { ...pal, base: pal.second, second: pal.base };
      pleatCloth(scene, {
        left: [
          [434, 187],
          [436, 320],
          [434, 520],
          [430, 700],
          [424, 826],
        ],
        right: [
          [482, 198],
          [494, 330],
          [514, 520],
          [534, 700],
          [554, 812],
        ],
        n: 4,
        cm: 9,
        H: 134,
        pal: dp,
        tx: blouse.dupatta,
        borders: [
          { edge: 'left', w: 4 },
          { edge: 'right', w: 4 },
          { edge: 'bandAt', at: 112, w: 4, base: dp.second },
          { edge: 'bottom', w: 9 },
        ],
        tail: 14,
        on: 0.42,
      });
    }
  },
};
