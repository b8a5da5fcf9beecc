import { drapeCloth } from '../drape/drape-cloth.ts';
import { folds } from '../drape/folds.ts';
import { between } from '../drape/hang-cloth.ts';
import { layCloth } from '../drape/lay-cloth.ts';
import type { Look } from '../garments/garment.ts';
import type { Scene } from '../scene/scene.ts';
import { marigolds, sprigOfNeem } from '../trims/flowers.ts';
import { fringe } from '../trims/trims.ts';

/** Close up: the border across folds, the weave visible. */
export function drawDetailView(scene: Scene, { pal, tx, blouse }: Look): void {
  const r = scene.rng;
  const kind = r.int(0, 2);
  const weave = () => {
    const p = scene.def(
      (id) =>
        `<pattern id="${id}" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(${kind === 0 ? -12 : 8})"><path d="M0 1.2H5M0 3.7H5" stroke="#fff3dc" stroke-width="0.7" opacity="0.5"/><path d="M1.2 0V5M3.7 0V5" stroke="#1a1024" stroke-width="0.7" opacity="0.5"/></pattern>`,
    );
    return `<rect x="-60" y="-60" width="920" height="1120" fill="url(#${p})" opacity="0.16"/>`;
  };
  if (kind === 0) {
    // hem lying on the table with soft waves
    const n = 3,
      f = folds(r, { n, grow: [0.9, 1], sharp: 0.6, wander: 0.12, mixin: 0.5 });
    const map = between(
      [
        [-140, -90],
        [-120, 300],
        [-70, 640],
        [-60, 806],
      ],
      [
        [900, -160],
        [900, 200],
        [900, 500],
        [880, 640],
      ],
      { fold: f, squeeze: 0.9, n, wave: 26, dip: 46 },
    );
    layCloth(scene, {
      map,
      W: 74,
      H: 66,
      pal,
      textile: tx,
      shade: (s, t) => f(s + t * 0.12, t) * 1.05,
      borders: [{ edge: 'bottom', w: 14 }],
      after: weave,
      steps: [200, 140],
      near: 3,
    });
    fringe(scene, map, 96, pal.base, 30, pal.metal);
    if (r() < 0.6)
      marigolds(scene, [
        [620, 850, 66],
        [712, 790, 44],
      ]);
    else sprigOfNeem(scene, 560, 940, 1.2, 75);
  } else if (kind === 1) {
    // drapery falling from the upper left corner
    const n = 6,
      f = folds(r, { n, grow: [1.05, 0.85], sharp: 0.66, wander: 0.03, mixin: 0.45 });
    const map = between(
      [
        [60, -120],
        [-40, 200],
        [-180, 620],
        [-300, 1100],
      ],
      [
        [330, -140],
        [540, 160],
        [820, 560],
        [1120, 980],
      ],
      { fold: f, squeeze: 0.85, n, wave: 14, dip: 30 },
    );
    layCloth(scene, {
      map,
      W: 104,
      H: 84,
      pal: blouse.pal,
      textile: blouse.dupatta,
      shade: f,
      borders: [],
      after: weave,
      steps: [200, 110],
      near: 2.6,
    });
    const f2 = folds(r, { n: 4, grow: [1.0, 0.9], sharp: 0.66, wander: 0.05, mixin: 0.4 });
    const m2 = between(
      [
        [-120, -60],
        [-130, 240],
        [-130, 560],
        [-120, 900],
      ],
      [
        [260, -120],
        [420, 160],
        [560, 480],
        [660, 830],
      ],
      { fold: f2, squeeze: 0.8, n: 4, wave: 18, dip: 24 },
    );
    drapeCloth(scene, {
      map: m2,
      W: 66,
      H: 80,
      pal,
      textile: tx,
      shade: f2,
      borders: [
        { edge: 'right', w: 9.5 },
        { edge: 'bottom', w: 13 },
      ],
      after: weave,
      on: 0.55,
      steps: [200, 110],
      near: 2.6,
    });
    fringe(scene, m2, 60, pal.base, 26, pal.metal);
  } else {
    // three lengths, one over the other, borders showing
    const lengths = [
      { pal: blouse.pal, tx: blouse.dupatta, top: 940, tilt: 40 },
      { pal, tx, top: 640, tilt: -30 },
      { pal: { ...pal, base: pal.second, second: pal.base }, tx, top: 330, tilt: 60 },
    ];
    for (const { pal, tx, top, tilt } of lengths) {
      const f = folds(r, { n: 2.2, grow: [0.6, 0.95], sharp: 0.55, wander: 0.08 });
      const map = between(
        [
          [-80, -140],
          [-84, top * 0.5],
          [-80, top + tilt],
        ],
        [
          [880, -140],
          [884, top * 0.5 - 20],
          [880, top - tilt],
        ],
        { fold: f, squeeze: 0.6, n: 2.2, wave: 16, dip: 20 },
      );
      drapeCloth(scene, {
        map,
        W: 80,
        H: (top + 140) / 12,
        pal,
        textile: tx,
        shade: (s, t) => f(s, t) + (t > 0.985 ? 0.35 : 0),
        borders: [{ edge: 'bottom', w: 12 }],
        after: weave,
        on: 0.6,
        steps: [180, 110],
        near: 2.6,
      });
    }
  }
}
