import { deeper, lightness, mix } from '../colour/mix-colour.ts';
import { METAL } from '../colour/palettes.ts';
import { drapeCloth, pleatCloth } from '../drape/drape-cloth.ts';
import { folds, pleats, rounded, sum } from '../drape/folds.ts';
import { between } from '../drape/hang-cloth.ts';
import { layCloth } from '../drape/lay-cloth.ts';
import { strip } from '../drape/strip.ts';
import { lerp, n1, TAU } from '../geometry/numbers.ts';
import { box, type Place, type Point, spline } from '../geometry/paths.ts';
import { dot, petal, place, ring } from '../geometry/shapes.ts';
import { wood } from '../scene/furniture.ts';
import { gem, pearl } from '../trims/gems.ts';
import type { Garment } from './garment.ts';

const { sin, cos, abs } = Math;

const DOME: Point[] = [
  [236, 520],
  [236, 452],
  [266, 376],
  [330, 322],
  [400, 306],
  [470, 322],
  [534, 376],
  [564, 452],
  [564, 520],
  [546, 566],
  [480, 592],
  [400, 600],
  [320, 592],
  [254, 566],
];

/** Turban on a turned wooden stand: crossed wraps, a fan above, a tail behind. */
export const safa: Garment = {
  label: 'Safa',
  category: 'Accessories',
  foot: [400, 884, 130, 15],
  kind: ['floor', 'dado', 'niche'],
  views: ['full', 'half', 'detail'],
  frame: [92, 116, 648, 810],
  draw(scene, { pal, tx }) {
    const r = scene.rng,
      [d, m, l] = METAL[pal.metal];
    pleatCloth(scene, {
      left: [
        [486, 520],
        [512, 620],
        [526, 740],
        [530, 836],
      ],
      right: [
        [552, 500],
        [592, 620],
        [616, 740],
        [628, 824],
      ],
      n: 4,
      cm: 9,
      H: 80,
      pal,
      tx,
      borders: [
        { edge: 'left', w: 3 },
        { edge: 'right', w: 3 },
        { edge: 'bottom', w: 8 },
      ],
      tail: 14,
    });
    const fan: Place = (s, t) => {
      const a = lerp(-2.25, -0.72, s),
        k = lerp(20, 176, t) * (1 + 0.03 * sin(s * 60));
      return [436 + cos(a) * k, 372 + sin(a) * k];
    };
    const pl = pleats(9, 0.95, r);
    layCloth(scene, {
      map: fan,
      W: 44,
      H: 26,
      pal,
      textile: tx,
      shade: (s, t) => pl(s, t),
      borders: [{ edge: 'bottom', w: 4.5 }],
      steps: [110, 16],
    });
    scene.add(
      wood(scene, box(391, 590, 18, 280, 4), '#6f4428') +
        wood(
          scene,
          'M344 700C360 690 376 690 391 700V712C376 716 360 714 344 700ZM409 700C424 690 440 690 456 700C440 714 424 716 409 712Z',
          '#6f4428',
        ) +
        wood(scene, 'M306 868C330 850 470 850 494 868L502 886C480 902 320 902 298 886Z', '#7a4a2b'),
    );
    scene.shadowOf(box(391, 590, 18, 280, 4));
    scene.add(wood(scene, 'M316 560C320 622 360 646 400 646C440 646 480 622 484 560Z', '#a9793f'));
    const outline = spline(DOME, true, 0.9);
    const f = folds(r, { n: 7, grow: [0.8, 0.8], wander: 0.05, sharp: 0.6 });
    layCloth(scene, {
      map: between(
        [
          [228, 300],
          [228, 610],
        ],
        [
          [572, 300],
          [572, 610],
        ],
        { round: 0.7 },
      ),
      W: 60,
      H: 50,
      pal,
      textile: tx,
      clip: outline,
      shade: sum(f, rounded(1)),
    });
    const wraps: Point[][] = [
      [
        [220, 452],
        [300, 360],
        [400, 312],
        [500, 322],
      ],
      [
        [580, 452],
        [500, 360],
        [400, 316],
        [300, 322],
      ],
      [
        [222, 500],
        [310, 408],
        [420, 350],
        [556, 366],
      ],
      [
        [578, 500],
        [490, 408],
        [380, 352],
        [244, 366],
      ],
      [
        [226, 546],
        [320, 462],
        [436, 400],
        [576, 412],
      ],
      [
        [574, 546],
        [480, 462],
        [364, 402],
        [224, 412],
      ],
      [
        [238, 590],
        [330, 520],
        [446, 456],
        [580, 462],
      ],
      [
        [566, 592],
        [480, 524],
        [364, 462],
        [220, 464],
      ],
    ];
    wraps.push(
      [
        [232, 634],
        [336, 574],
        [456, 510],
        [592, 512],
      ],
      [
        [572, 640],
        [470, 580],
        [350, 512],
        [212, 514],
      ],
    );
    scene.add(`<g clip-path="url(#${scene.clip(outline)})">`);
    wraps.forEach((points, i) => {
      const { map, length } = strip(points, 84, 0.25);
      const w = folds(r, { n: 0.8, grow: [0.4, 0.4], wander: 0.05 });
      drapeCloth(scene, {
        map,
        W: length / 6,
        H: 14,
        pal,
        textile: tx,
        shade: (s, t) =>
          (t < 0.14 ? 0.75 : t < 0.3 ? 0.3 : t > 0.84 ? -0.9 : t > 0.6 ? -0.25 : 0.05) +
          (abs(sin((t + w(s, t) * 0.08) * 10)) < 0.25 ? -0.32 : 0) -
          abs(s - 0.5) ** 2 * 2.2,
        borders: i > 7 ? [{ edge: 'top', w: 2.4 }] : [],
        on: 0.5,
        steps: [70, 30],
        silhouette: false,
      });
    });
    scene.add('</g>');
    scene.add(
      `<path d="${outline}" fill="none" stroke="${deeper(pal.base, 0.62)}" stroke-width="2" opacity="0.35"/>`,
    );
    // kalgi: a plume, a brooch, a row of pearls
    const plume = [-0.34, -0.17, 0, 0.17, 0.34]
      .map(
        (a) =>
          `<path d="${petal(150 - abs(a) * 120, 15, place(a, 1, 400, 420))}" fill="${mix('#fbf3e2', pal.a, abs(a) * 0.8)}" stroke="${deeper('#d9c9a4', 0.2)}" stroke-width="0.8"/><path d="M400 418L${n1(400 + sin(a) * 128)} ${n1(420 - cos(a) * 128)}" stroke="#a58d5c" stroke-width="1"/>`,
      )
      .join('');
    const pearls = [...Array(17)]
      .map((_, i) => {
        const u = i / 16,
          x = lerp(270, 530, u),
          y = 452 + 26 * 4 * u * (1 - u);
        return pearl(x, y, 4.6);
      })
      .join('');
    scene.add(
      `<g filter="url(#${scene.blur(5)})" opacity="0.4"><path d="${petal(150, 40, place(0.05, 1, 408, 432))}" fill="#1a0f24"/><circle cx="406" cy="446" r="42" fill="#1a0f24"/></g>${plume}${pearls}<path d="${ring(14, (a) => petal(44, 11, place(a, 1, 400, 436)))}" fill="${m}" stroke="${d}" stroke-width="1"/><path d="${ring(14, (a) => dot(2.4, undefined, 400 + cos(a) * 33, 436 + sin(a) * 33))}" fill="${l}"/>${[...Array(9)].map((_, i) => gem(400 + cos((i / 9) * TAU) * 21, 436 + sin((i / 9) * TAU) * 21, 5, pal.second)).join('')}${gem(400, 436, 12, lightness(pal.base) > 0.7 ? '#a3213a' : '#1f5a48')}${pearl(400, 492, 8)}`,
    );
  },
};
