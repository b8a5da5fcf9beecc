import { drapeCloth } from '../drape/drape-cloth.ts';
import { folds, rounded, sum } from '../drape/folds.ts';
import { between } from '../drape/hang-cloth.ts';
import { type Border, layCloth } from '../drape/lay-cloth.ts';
import { spline } from '../geometry/paths.ts';
import { peg } from '../scene/furniture.ts';
import { fringe } from '../trims/trims.ts';
import type { Garment } from './garment.ts';

export const dupatta: Garment = {
  label: 'Dupatta',
  category: 'Accessories',
  kind: ['wall', 'wall', 'dado'],
  views: ['full', 'detail', 'fold', 'hang'],
  draw(scene, { pal, tx }) {
    const r = scene.rng;
    const bandsOf = (H: number): Border[] => [
      { edge: 'left', w: 4.6 },
      { edge: 'right', w: 4.6 },
      { edge: 'bandAt', at: H - 30, w: 5, base: pal.second },
      { edge: 'bottom', w: 12 },
    ];
    const f1 = folds(r, { n: 6, grow: [1, 0.8], sharp: 0.7, wander: 0.02 }),
      f2 = folds(r, { n: 7, grow: [1, 0.85], sharp: 0.7, wander: 0.02 });
    const back = between(
      [
        [392, 196],
        [400, 330],
        [430, 520],
        [462, 700],
        [486, 818],
      ],
      [
        [424, 190],
        [476, 300],
        [560, 500],
        [616, 660],
        [656, 770],
      ],
      { fold: f1, squeeze: 0.8, n: 6, wave: 9, dip: 10 },
    );
    layCloth(scene, {
      map: back,
      W: 92,
      H: 128,
      pal,
      textile: tx,
      shade: sum(f1, () => -0.16),
      borders: bandsOf(128),
      steps: [110, 30],
    });
    fringe(scene, back, 44, pal.base, 18, pal.metal);
    const front = between(
      [
        [374, 196],
        [318, 330],
        [236, 560],
        [188, 740],
        [158, 872],
      ],
      [
        [428, 192],
        [446, 330],
        [462, 560],
        [470, 740],
        [478, 904],
      ],
      { fold: f2, squeeze: 0.8, n: 7, wave: 11, dip: 16 },
    );
    drapeCloth(scene, {
      map: front,
      W: 108,
      H: 142,
      pal,
      textile: tx,
      shade: f2,
      borders: bandsOf(142),
      steps: [130, 34],
      on: 0.5,
    });
    fringe(scene, front, 54, pal.base, 20, pal.metal);
    const knot = spline(
      [
        [366, 204],
        [372, 178],
        [392, 166],
        [414, 168],
        [430, 180],
        [434, 204],
        [420, 216],
        [398, 220],
        [378, 216],
      ],
      true,
    );
    const fk = folds(r, { n: 5, grow: [1, 1], sharp: 0.6, wander: 0.1 });
    drapeCloth(scene, {
      map: between(
        [
          [360, 160],
          [364, 224],
        ],
        [
          [438, 160],
          [438, 224],
        ],
        { round: 0.5 },
      ),
      W: 40,
      H: 14,
      pal,
      textile: tx,
      clip: knot,
      shade: sum(fk, rounded(0.6)),
      on: 0.4,
    });
    scene.add(peg(scene, 402, 168, 19));
  },
};
