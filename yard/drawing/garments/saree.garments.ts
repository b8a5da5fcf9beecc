import { deeper } from '../colour/mix-colour.ts';
import { METAL } from '../colour/palettes.ts';
import { drapeCloth, pleatCloth } from '../drape/drape-cloth.ts';
import { folds, rounded, sum } from '../drape/folds.ts';
import { between } from '../drape/hang-cloth.ts';
import type { Border } from '../drape/lay-cloth.ts';
import { mirrorPoints, type Point, type Shade } from '../geometry/paths.ts';
import { dressForm } from '../scene/dress-form.ts';
import { fringe, tassel, zariAlong } from '../trims/trims.ts';
import { drawBodice } from './bodice.ts';
import type { Garment } from './garment.ts';

export const saree: Garment = {
  label: 'Saree',
  category: "Women's Fashion",
  foot: [400, 938, 190, 17],
  kind: ['niche', 'dado', 'floor'],
  views: ['full', 'half', 'detail', 'fold', 'hang'],
  draw(scene, { pal, tx, blouse }) {
    const r = scene.rng,
      seedha = r() < 0.3;
    const palluBands = (H: number): Border[] => [
      { edge: 'left', w: 3.6 },
      { edge: 'right', w: 3.6 },
      { edge: 'bandAt', at: H - 46, w: 7, base: pal.second },
      {
        edge: 'bandAt',
        at: H - 38,
        w: 26,
        base: pal.second,
        pal: { ...pal, base: pal.second, second: pal.base },
        field: true,
        textile: tx,
      },
      { edge: 'bottom', w: 9 },
    ];
    // pallu falling behind the left shoulder
    if (!seedha)
      pleatCloth(scene, {
        left: [
          [462, 196],
          [484, 300],
          [498, 450],
          [500, 620],
          [494, 800],
        ],
        right: [
          [500, 203],
          [552, 310],
          [598, 470],
          [626, 640],
          [650, 800],
        ],
        n: 4,
        cm: 11,
        H: 132,
        pal,
        tx,
        borders: palluBands(132),
        hang: 8,
        tail: 20,
        light: -0.08,
      });
    dressForm(scene, 'woman');
    drawBodice(scene, {
      pal: blouse.pal,
      tx: blouse.tx,
      to: 346,
      neck: r.pick(['round', 'vee', 'sweet']),
      sleeves: r.pick(['short', 'elbow', 'short']),
    });
    // wrap
    const fw = folds(r, { n: 4, grow: [0.3, 0.8], wander: 0.12, sharp: 0.6 });
    const wrapFold: Shade = (s, t) => fw(s + (1 - t) * 0.42, t) * 0.75;
    const skirt = between(
      [
        [337, 402],
        [305, 470],
        [294, 560],
        [284, 720],
        [262, 926],
      ],
      [
        [463, 402],
        [495, 470],
        [506, 560],
        [514, 720],
        [538, 926],
      ],
      { round: 0.78, dip: 17, topDip: 8, fold: wrapFold, squeeze: 0.5, n: 4, wave: -3 },
    );
    drapeCloth(scene, {
      map: skirt,
      W: 96,
      H: 112,
      pal,
      textile: tx,
      shade: sum(wrapFold, rounded(1.05)),
      borders: [{ edge: 'bottom', w: 9.5 }],
    });
    // front pleats
    pleatCloth(scene, {
      left: [
        [376, 402],
        [364, 470],
        [344, 640],
        [322, 790],
        [298, 934],
      ],
      right: [
        [430, 402],
        [446, 470],
        [464, 640],
        [482, 790],
        [508, 934],
      ],
      n: 6,
      cm: 10,
      H: 114,
      pal,
      tx,
      borders: [{ edge: 'bottom', w: 9.5 }],
      hang: 7,
      dip: 14,
    });
    scene.add(
      `<path d="M372 398C390 392 414 392 434 398L436 412C414 405 392 405 370 412Z" fill="${deeper(pal.base, 0.22)}"/>`,
    );
    if (seedha) {
      // pallu brought forward over the right shoulder and spread across
      const f = folds(r, { n: 6, grow: [1, 0.55], wander: 0.03 });
      const map = between(
        [
          [322, 196],
          [306, 300],
          [296, 420],
          [290, 560],
          [282, 716],
        ],
        [
          [362, 188],
          [400, 270],
          [452, 380],
          [496, 520],
          [524, 690],
        ],
        { fold: f, squeeze: 0.7, n: 6, wave: 6, dip: 22 },
      );
      drapeCloth(scene, {
        map,
        W: 100,
        H: 118,
        pal,
        textile: tx,
        shade: sum(f, rounded(0.4)),
        borders: palluBands(118),
        on: 0.46,
      });
      fringe(scene, map, 56, pal.base, 20, pal.metal);
      return;
    }
    // drape across the body to the left shoulder
    const fd = folds(r, { n: 4.6, grow: [0.55, 1], sharp: 0.65, wander: 0.05 });
    const dr = between(
      [
        [315, 318],
        [352, 303],
        [404, 262],
        [438, 216],
        [456, 190],
      ],
      [
        [303, 452],
        [354, 448],
        [428, 400],
        [480, 318],
        [499, 203],
      ],
      { fold: fd, squeeze: 0.8, n: 4.6 },
    );
    drapeCloth(scene, {
      map: dr,
      W: 52,
      H: 70,
      pal,
      textile: tx,
      shade: sum(
        (s, t) => fd(s, t) * 0.95,
        (s, t) => (0.5 - s) * 0.7 + (t > 0.9 ? (0.9 - t) * 4 : 0) - (t < 0.1 ? (0.1 - t) * 7 : 0),
      ),
      borders: [
        { edge: 'left', w: 4.6 },
        { edge: 'right', w: 8.5 },
      ],
      on: 0.5,
      steps: [90, 60],
    });
  },
};

export const blouse: Garment = {
  label: 'Blouse',
  category: "Women's Fashion",
  kind: ['floor', 'wall'],
  frame: [206, 120, 388, 485],
  views: ['full', 'detail'],
  draw(scene, { pal, tx, blouse }) {
    const r = scene.rng;
    dressForm(scene, 'woman');
    const b = drawBodice(scene, { pal, tx, to: 352, neck: 'deepBack', sleeves: r.pick(['short', 'elbow']) });
    zariAlong(scene, b, { r: 5.2, metal: pal.metal, c: pal.second });
    const [d, m] = METAL[pal.metal];
    // dori and latkan
    scene.add(
      `<path d="M344 222C372 236 428 236 456 222" fill="none" stroke="${d}" stroke-width="4.4"/><path d="M344 222C372 236 428 236 456 222" fill="none" stroke="${pal.second}" stroke-width="3"/><path d="M344 222C372 236 428 236 456 222" fill="none" stroke="${m}" stroke-width="3" stroke-dasharray="2 5"/>` +
        `<path d="M398 233C390 250 388 274 391 300M402 233C410 252 414 270 413 288M398 233C380 226 382 246 398 236M402 233C420 226 418 246 402 236" fill="none" stroke="${pal.second}" stroke-width="2.6"/>`,
    );
    scene.add(
      tassel(scene, 391, 298, 0.72, pal.a, pal.metal, 3) +
        tassel(scene, 413, 286, 0.72, pal.second, pal.metal, -3),
    );
    const skirtPal = { ...blouse.pal };
    const f = folds(r, { n: 4, grow: [0.6, 0.9], wander: 0.1, sharp: 0.6 });
    const left: Point[] = [
      [339, 402],
      [304, 480],
      [292, 600],
      [286, 720],
    ];
    drapeCloth(scene, {
      map: between(left, mirrorPoints(left), { round: 0.78, topDip: 8, fold: f, squeeze: 0.4, n: 4 }),
      W: 90,
      H: 72,
      pal: skirtPal,
      textile: blouse.dupatta,
      shade: sum(f, rounded(1)),
      borders: [{ edge: 'top', w: 5 }],
      on: 0.35,
    });
    pleatCloth(scene, {
      left: [
        [300, 226],
        [318, 330],
        [312, 480],
        [300, 740],
      ],
      right: [
        [346, 190],
        [392, 350],
        [412, 520],
        [428, 740],
      ],
      n: 4,
      cm: 10,
      H: 118,
      pal: skirtPal,
      tx: blouse.dupatta,
      borders: [
        { edge: 'left', w: 5 },
        { edge: 'right', w: 5 },
      ],
      on: 0.42,
    });
  },
};
