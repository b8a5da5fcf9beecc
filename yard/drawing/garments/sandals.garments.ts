import type { Textile } from '../cloth/textile.ts';
import { deeper, lightness, mix, paler } from '../colour/mix-colour.ts';
import { METAL } from '../colour/palettes.ts';
import { castOnto } from '../drape/drape-cloth.ts';
import { layCloth } from '../drape/lay-cloth.ts';
import { lerp, n1 } from '../geometry/numbers.ts';
import { type Point, spline } from '../geometry/paths.ts';
import { type Move, petal, place, ring } from '../geometry/shapes.ts';
import type { Scene } from '../scene/scene.ts';
import { stitchLine, tassel, zariAlong } from '../trims/trims.ts';
import type { Garment, Look } from './garment.ts';

const { PI, abs } = Math;

const HALF_SOLE: Point[] = [
  [36, -288],
  [74, -250],
  [94, -180],
  [88, -80],
  [68, 40],
  [70, 150],
  [58, 222],
  [30, 244],
];
const LEFT_SOLE: Point[] = [
  [-30, 244],
  [-58, 222],
  [-70, 150],
  [-66, 40],
  [-78, -70],
  [-80, -170],
  [-56, -244],
  [-16, -286],
];
const TAN = '#b9814e';

interface Shoe {
  scene: Scene;
  look: Look;
  m: Move;
  k: number;
  turn: number;
  flip: number;
}
const closed = (m: Move, points: readonly Point[], tension = 0.6) =>
  spline(
    points.map(([x, y]) => m(x, y)),
    true,
    tension,
  );

/** Draws the same shoe twice, left and right, lying on the table. */
function drawShoePair(scene: Scene, look: Look, one: (shoe: Shoe) => void): void {
  const a = scene.rng.near(10, 4),
    apart = scene.rng() < 0.5;
  const spots = apart
    ? ([
        [258, 520, -a, 1.26, 1],
        [556, 528, a * 0.5, 1.26, -1],
      ] as const)
    : ([
        [262, 486, -3, 1.26, 1],
        [560, 556, -a, 1.26, -1],
      ] as const);
  for (const [x, y, turn, k, flip] of spots) {
    const turned = place((turn * PI) / 180, k, x, y);
    one({ scene, look, m: (p, q) => turned(p * flip, q), k, turn, flip });
  }
}
function leatherSole({ scene, m, k }: Shoe, leather: string): void {
  const d = closed(m, [...HALF_SOLE, ...LEFT_SOLE]);
  scene.shadowOf(d);
  const g = scene.linear(
    [
      [0, paler(leather, 0.16)],
      [0.5, leather],
      [1, deeper(leather, 0.22)],
    ],
    ...m(-60, -260),
    ...m(60, 240),
  );
  scene.add(
    `<path d="${d}" fill="${deeper(leather, 0.5)}" transform="translate(${n1(5 * k)} ${n1(8 * k)})"/><path d="${d}" fill="url(#${g})"/><path d="${d}" filter="url(#${scene.noise(0.05, 0.05, 3, 5, '#5a3418', 1.4, -0.7)})" opacity="0.5"/>`,
  );
  const inset = (f: number) =>
    closed((x, y) => m(x * f, (y + 20) * (f + (1 - f) * 0.55) - 20), [...HALF_SOLE, ...LEFT_SOLE]);
  stitchLine(scene, inset(0.89), '#f0dcb8', 1.6, '6 4', 0.85);
  scene.add(
    `<path d="${inset(0.8)}" fill="none" stroke="${deeper(leather, 0.45)}" stroke-width="1.4" opacity="0.55"/>`,
  );
}
/** A band over the foot: cloth edged with metal. */
function clothBand(
  shoe: Shoe,
  edge: readonly Point[],
  from: Point,
  to: Point,
  size: Point,
  textile: Textile,
): string {
  const {
    scene,
    look: { pal },
    m,
  } = shoe;
  const d = closed(m, edge, 0.5);
  castOnto(scene, d, 2, 9, 6, 0.5);
  layCloth(scene, {
    map: (s, t) => m(lerp(from[0], to[0], s), lerp(from[1], to[1], t)),
    W: size[0],
    H: size[1],
    pal,
    textile,
    clip: d,
    shade: (s, t) => {
      const x = s * 2 - 1;
      return (
        (x > 0.45 ? -(x - 0.45) * 1.7 : x < -0.7 ? -0.35 : abs(x + 0.22) < 0.2 ? 0.42 : 0) +
        (t > 0.9 ? -0.3 : 0)
      );
    },
    steps: [60, 40],
    silhouette: false,
  });
  return d;
}

/** Open leather sandal: toe ring, thong and a cloth-faced band. */
export const kolhapuri: Garment = {
  label: 'Kolhapuri chappals',
  category: 'Shoes',
  kind: ['table'],
  views: ['full', 'half'],
  draw(scene, look) {
    const { pal, tx } = look,
      [md, mm, ml] = METAL[pal.metal];
    const strap = lightness(pal.base) > 0.7 ? pal.second : pal.base;
    drawShoePair(scene, look, (shoe) => {
      const { m, k, turn } = shoe;
      leatherSole(shoe, TAN);
      const [hx, hy] = m(0, 150);
      scene.add(
        `<g transform="translate(${n1(hx)} ${n1(hy)}) rotate(${n1(turn)})"><path d="${ring(12, (a) => petal(34 * k, 6 * k, place(a)))}" fill="none" stroke="${deeper(TAN, 0.5)}" stroke-width="1.6" opacity="0.6"/><circle r="${n1(7 * k)}" fill="${mm}"/></g>`,
      );
      const cord = (points: Point[], w: number) => {
        const d = spline(points.map(([x, y]) => m(x, y)));
        scene.add(
          `<path d="${d}" fill="none" stroke="#1d1230" stroke-width="${n1(w * k)}" opacity="0.4" transform="translate(3 8)" filter="url(#${scene.blur(4)})"/><path d="${d}" fill="none" stroke="${deeper(strap, 0.4)}" stroke-width="${n1((w + 2) * k)}"/><path d="${d}" fill="none" stroke="${strap}" stroke-width="${n1(w * k)}"/><path d="${d}" fill="none" stroke="${mm}" stroke-width="${n1(w * 0.5 * k)}" stroke-dasharray="${n1(4 * k)} ${n1(3 * k)}"/>`,
        );
      };
      cord(
        [
          [-14, -224],
          [-13, -170],
          [-8, -110],
          [2, -70],
        ],
        15,
      );
      cord(
        [
          [-62, -214],
          [-52, -232],
          [-34, -238],
          [-18, -226],
        ],
        13,
      );
      cord(
        [
          [-14, -226],
          [4, -238],
          [22, -232],
          [30, -218],
        ],
        10,
      );
      clothBand(
        shoe,
        [
          [-86, -106],
          [-44, -122],
          [4, -126],
          [52, -120],
          [96, -104],
          [88, -14],
          [46, -32],
          [2, -38],
          [-38, -32],
          [-78, -12],
        ],
        [-92, -130],
        [98, -8],
        [26, 17],
        tx,
      );
      const rows: Point[][] = [
        [
          [-86, -106],
          [-44, -122],
          [4, -126],
          [52, -120],
          [96, -104],
        ],
        [
          [-78, -12],
          [-38, -32],
          [2, -38],
          [46, -32],
          [88, -14],
        ],
      ];
      for (const row of rows) {
        const d = spline(row.map(([x, y]) => m(x, y)));
        scene.add(
          `<path d="${d}" fill="none" stroke="${md}" stroke-width="${n1(9 * k)}"/><path d="${d}" fill="none" stroke="${mm}" stroke-width="${n1(7 * k)}"/><path d="${d}" fill="none" stroke="${ml}" stroke-width="${n1(2 * k)}" stroke-dasharray="3 5"/>`,
        );
      }
      const [fx, fy] = m(4, -80);
      scene.add(
        `<g transform="translate(${n1(fx)} ${n1(fy)}) rotate(${n1(turn)})"><path d="${ring(12, (a) => petal(30 * k, 7.5 * k, place(a)))}" fill="${mm}" stroke="${md}"/><path d="${ring(8, (a) => petal(18 * k, 6 * k, place(a)), 0.3)}" fill="${pal.second}"/><circle r="${n1(5 * k)}" fill="${ml}"/></g>`,
      );
    });
  },
};

/** Backless slipper with a cloth vamp. */
export const mules: Garment = {
  label: 'Mules',
  category: 'Shoes',
  kind: ['table'],
  views: ['full', 'half', 'detail'],
  draw(scene, look) {
    const { pal, tx } = look;
    drawShoePair(scene, look, (shoe) => {
      const { m, k, turn } = shoe;
      leatherSole(shoe, '#c89a66');
      const vamp: Point[] = [
        [10, -296],
        [40, -290],
        [78, -252],
        [100, -180],
        [96, -80],
        [84, -6],
        [54, -26],
        [10, -74],
        [-34, -26],
        [-74, 2],
        [-86, -70],
        [-88, -172],
        [-62, -248],
        [-18, -290],
      ];
      clothBand(shoe, vamp, [-96, -304], [106, 12], [30, 46], tx);
      const lip: Point[] = [
        [-74, 0],
        [-34, -28],
        [10, -76],
        [54, -28],
        [84, -8],
      ];
      const edge = lip.map(([x, y]) => m(x, y));
      scene.add(
        `<path d="${spline(edge)}" fill="none" stroke="${deeper(pal.second, 0.3)}" stroke-width="${n1(14 * k)}"/><path d="${spline(edge)}" fill="none" stroke="${pal.second}" stroke-width="${n1(11.5 * k)}"/>`,
      );
      zariAlong(scene, edge, { r: 4.8 * k, metal: pal.metal, c: pal.a, leafy: false });
      const rim = closed(m, vamp, 0.5);
      stitchLine(scene, rim, METAL[pal.metal][1], 2.4, '3 4', 0.9);
      const [tx0, ty0] = m(10, -88);
      scene.add(
        tassel(scene, tx0, ty0, 0.72 * k, pal.a, pal.metal, turn + 16) +
          tassel(scene, tx0, ty0, 0.72 * k, pal.second, pal.metal, turn - 14),
      );
    });
  },
};

/** Closed cloth slip-on with a braided jute sole. */
export const espadrilles: Garment = {
  label: 'Espadrilles',
  category: 'Shoes',
  kind: ['table'],
  views: ['full', 'half', 'detail'],
  draw(scene, look) {
    const { pal, tx, blouse } = look;
    drawShoePair(scene, look, (shoe) => {
      const { m, k } = shoe;
      const sole = closed((x, y) => m(x * 1.08, (y + 20) * 1.035 - 20), [...HALF_SOLE, ...LEFT_SOLE]);
      scene.shadowOf(sole);
      const jute = '#c7a467';
      scene.add(
        `<path d="${sole}" fill="${deeper(jute, 0.45)}" transform="translate(${n1(4 * k)} ${n1(7 * k)})"/><path d="${sole}" fill="${jute}"/><path d="${sole}" fill="none" stroke="${deeper(jute, 0.32)}" stroke-width="${n1(15 * k)}" stroke-dasharray="2.4 4.2"/><path d="${sole}" fill="none" stroke="${paler(jute, 0.4)}" stroke-width="${n1(5 * k)}" stroke-dasharray="3 5" opacity="0.8"/>`,
      );
      const upper = [...HALF_SOLE, ...LEFT_SOLE];
      clothBand(shoe, upper, [-92, -300], [100, 252], [29, 80], tx);
      const mouth: Point[] = [
        [6, -84],
        [44, -66],
        [62, 0],
        [54, 80],
        [56, 160],
        [44, 206],
        [0, 222],
        [-44, 206],
        [-56, 160],
        [-52, 80],
        [-56, 0],
        [-34, -66],
      ];
      const hole = closed(m, mouth, 0.55);
      const inside = lightness(pal.base) > 0.7 ? mix(pal.second, '#e9dcc0', 0.35) : '#e6d8ba';
      const g = scene.linear(
        [
          [0, deeper(inside, 0.4)],
          [0.4, deeper(inside, 0.06)],
          [1, paler(inside, 0.2)],
        ],
        ...m(0, -84),
        ...m(0, 222),
      );
      scene.add(`<path d="${hole}" fill="url(#${g})"/>`);
      const foot: Point[] = [
        [2, -52],
        [32, -30],
        [46, 30],
        [40, 110],
        [42, 166],
        [0, 204],
        [-42, 166],
        [-40, 110],
        [-42, 30],
        [-28, -30],
      ];
      stitchLine(scene, closed(m, foot), '#8a6a44', 1.2, '5 4', 0.7);
      scene.add(
        `<path d="${hole}" fill="none" stroke="#1d1230" stroke-width="${n1(14 * k)}" opacity="0.35" filter="url(#${scene.blur(5)})"/><path d="${hole}" fill="none" stroke="${deeper(blouse.pal.base, 0.25)}" stroke-width="${n1(10 * k)}"/><path d="${hole}" fill="none" stroke="${blouse.pal.base}" stroke-width="${n1(8 * k)}"/>`,
      );
      stitchLine(scene, hole, '#f3e6c8', 1.3, '4 4', 0.8);
      const seam = spline(
        (
          [
            [4, -84],
            [5, -180],
            [8, -290],
          ] as Point[]
        ).map(([x, y]) => m(x, y)),
      );
      scene.add(`<path d="${seam}" fill="none" stroke="#150d1e" stroke-width="1.6" opacity="0.3"/>`);
    });
  },
};
