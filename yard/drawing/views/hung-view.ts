import { drapeCloth } from '../drape/drape-cloth.ts';
import { folds, sum } from '../drape/folds.ts';
import { between } from '../drape/hang-cloth.ts';
import { type Border, layCloth } from '../drape/lay-cloth.ts';
import type { Look } from '../garments/garment.ts';
import { rod } from '../scene/furniture.ts';
import type { Scene } from '../scene/scene.ts';
import { fringe } from '../trims/trims.ts';

/** Hung over a wooden rod, both ends falling. */
export function drawHungView(scene: Scene, { pal, tx }: Look): void {
  const r = scene.rng;
  const y = 128;
  const f1 = folds(r, { n: 4, grow: [0.35, 0.9], wander: 0.02, sharp: 0.55 }),
    f2 = folds(r, { n: 3.2, grow: [0.35, 1], wander: 0.02, sharp: 0.55 });
  const x0 = r.near(196, 14),
    x1 = x0 + 344;
  const ends = (H: number): Border[] => [
    { edge: 'left', w: 5.4 },
    { edge: 'right', w: 5.4 },
    { edge: 'bandAt', at: H - 44, w: 6, base: pal.second },
    {
      edge: 'bandAt',
      at: H - 38,
      w: 27,
      pal: { ...pal, base: pal.second, second: pal.base },
      base: pal.second,
      field: true,
      textile: tx,
    },
    { edge: 'bottom', w: 11 },
  ];
  const back = between(
    [
      [x0 + 120, y - 4],
      [x0 + 136, 320],
      [x0 + 150, 560],
      [x0 + 158, 742],
    ],
    [
      [x1 + 74, y - 4],
      [x1 + 84, 320],
      [x1 + 96, 560],
      [x1 + 106, 726],
    ],
    { fold: f1, squeeze: 0.7, n: 4, wave: 7, dip: 10 },
  );
  layCloth(scene, {
    map: back,
    W: 76,
    H: 128,
    pal,
    textile: tx,
    shade: sum(f1, () => -0.2),
    borders: ends(128),
  });
  fringe(scene, back, 40, pal.base, 18, pal.metal);
  scene.add(rod(scene, y, 74, 726));
  const front = between(
    [
      [x0, y - 10],
      [x0 - 4, 360],
      [x0 - 12, 640],
      [x0 - 20, 862],
    ],
    [
      [x1, y - 10],
      [x1 + 2, 360],
      [x1 + 8, 640],
      [x1 + 16, 878],
    ],
    { fold: f2, squeeze: 0.7, n: 3.2, wave: 8, dip: 12, topDip: -3 },
  );
  drapeCloth(scene, {
    map: front,
    W: 80,
    H: 152,
    pal,
    textile: tx,
    shade: sum(f2, (_s, t) => (t < 0.018 ? 0.7 : t < 0.045 ? 0.3 : 0)),
    borders: ends(152),
    on: 0.5,
    steps: [120, 50],
  });
  fringe(scene, front, 46, pal.base, 20, pal.metal);
}
