import { jamdani, mashru, plain } from '../cloth/loom.textiles.ts';
import type { Textile } from '../cloth/textile.ts';
import { deeper, lightness, mix, paler } from '../colour/mix-colour.ts';
import { contrast, type Palette } from '../colour/palettes.ts';
import { castOnto, drapeCloth } from '../drape/drape-cloth.ts';
import { folds, sum } from '../drape/folds.ts';
import { between } from '../drape/hang-cloth.ts';
import { layCloth } from '../drape/lay-cloth.ts';
import { box, type Place, type Point, spline } from '../geometry/paths.ts';
import { leaf, place } from '../geometry/shapes.ts';
import { BRASS, wood } from '../scene/furniture.ts';
import type { Scene } from '../scene/scene.ts';
import { marigolds } from '../trims/flowers.ts';
import { fringe, stitchLine } from '../trims/trims.ts';
import type { Garment, Look } from './garment.ts';

const { sin, PI, abs, hypot } = Math;

export const cushions: Garment = {
  label: 'Cushions',
  category: 'Home Decor',
  kind: ['dado', 'wall'],
  frame: [34, 122, 712, 890],
  views: ['full', 'half', 'detail'],
  draw: drawCushions,
};

export const tableRunner: Garment = {
  label: 'Table runner',
  category: 'Home Decor',
  closer: [176, 400, 448, 560],
  kind: ['wall', 'dado'],
  views: ['full', 'half', 'detail', 'fold'],
  draw: drawRunner,
};

function cushionAt(
  scene: Scene,
  {
    x,
    y,
    s,
    turn,
    pal,
    tx,
    cord,
  }: { x: number; y: number; s: number; turn: number; pal: Palette; tx: Textile; cord: string },
): void {
  const m0 = place((turn * PI) / 180, 1, x, y);
  const bulge: Place = (u, v) => {
    const a = u * 2 - 1,
      b = v * 2 - 1;
    return [
      a * (0.94 + 0.06 * b ** 4) * s * (1 - 0.05 * (1 - abs(b)) * abs(a) ** 4),
      b * (0.94 + 0.06 * a ** 4) * s * (1 - 0.05 * (1 - abs(a)) * abs(b) ** 4),
    ];
  };
  const edge: Point[] = [];
  const N = 14;
  for (let i = 0; i < N; i++) edge.push(bulge(i / N, 0));
  for (let i = 0; i < N; i++) edge.push(bulge(1, i / N));
  for (let i = 0; i < N; i++) edge.push(bulge(1 - i / N, 1));
  for (let i = 0; i < N; i++) edge.push(bulge(0, 1 - i / N));
  const d = spline(
    edge.map(([a, b]) => m0(a, b)),
    true,
    0.9,
  );
  castOnto(scene, d, 10, 14, 14, 0.4);
  scene.add(
    `<path d="${d}" fill="none" stroke="${deeper(cord, 0.3)}" stroke-width="11"/><path d="${d}" fill="none" stroke="${cord}" stroke-width="8"/><path d="${d}" fill="none" stroke="${paler(cord, 0.4)}" stroke-width="2" stroke-dasharray="2 7" opacity="0.8"/>`,
  );
  const dent = [0, 1, 2, 3].map((i): Point => [i % 2 ? 1 : 0, i > 1 ? 1 : 0]);
  layCloth(scene, {
    map: (u, v) => m0(...bulge(u, v)),
    W: s > 150 ? 64 : 40,
    H: s > 150 ? 64 : 40,
    pal,
    textile: tx,
    clip: d,
    steps: [64, 64],
    borders: [],
    shade: (u, v) => {
      const a = u * 2 - 1,
        b = v * 2 - 1;
      let z = 0.42 - 0.55 * (a * 0.75 + b * 0.95) - (a * a + b * b) * 0.3;
      for (const [p, q] of dent) {
        const dx = u - p,
          dy = v - q,
          dd = hypot(dx, dy);
        if (dd < 0.36) z -= (0.36 - dd) * 2.2 * (0.5 + 0.5 * sin(Math.atan2(dy, dx) * 7));
      }
      return z;
    },
  });
}

function drawCushions(scene: Scene, { pal, tx, blouse }: Look): void {
  const r = scene.rng,
    wall = scene.wall;
  // a low wooden bench
  const y = 792;
  const mat = { ...pal, base: mix('#e6dac0', wall, 0.2) };
  scene.add(
    wood(scene, box(40, y + 34, 720, 42, 4), '#7d4d2e') +
      wood(scene, box(84, y + 74, 34, 170, 3), '#6b4026') +
      wood(scene, box(682, y + 74, 34, 170, 3), '#6b4026'),
  );
  scene.shadowOf(box(40, y + 30, 720, 46, 4));
  scene.shadowOf(box(84, y + 74, 34, 170));
  scene.shadowOf(box(682, y + 74, 34, 170));
  layCloth(scene, {
    map: between(
      [
        [52, y],
        [46, y + 18],
        [50, y + 40],
      ],
      [
        [750, y],
        [756, y + 18],
        [750, y + 40],
      ],
      {},
    ),
    W: 120,
    H: 9,
    pal: mat,
    shade: (_s, t) => (t > 0.6 ? -0.7 : 0.3),
  });
  stitchLine(scene, `M54 ${y + 32}H748`, '#7a6546', 1.3, '7 5', 0.7);
  cushionAt(scene, {
    x: 545,
    y: 612,
    s: 178,
    turn: 7,
    pal: contrast(pal),
    tx: blouse.dupatta === plain ? mashru : blouse.dupatta,
    cord: pal.a,
  });
  cushionAt(scene, { x: 300, y: 590, s: 204, turn: -5, pal, tx, cord: pal.second });
  const pc = {
    ...pal,
    base: lightness(pal.base) > 0.7 ? pal.second : '#eadfc6',
    a: pal.base,
    b: lightness(pal.base) > 0.7 ? '#f1e6cf' : pal.second,
    c: pal.second,
  };
  if (r() < 0.8)
    cushionAt(scene, { x: 470, y: 690, s: 112, turn: r.near(-3, 5), pal: pc, tx: jamdani, cord: pal.base });
}

function drawRunner(scene: Scene, { pal, tx }: Look): void {
  const r = scene.rng;
  const y = 560;
  const top = `M-20 ${y - 70}H820V${y}H-20Z`;
  scene.shadowOf(top);
  const c = '#8c5a38';
  const g = scene.linear(
    [
      [0, paler(c, 0.4)],
      [1, c],
    ],
    0,
    y - 70,
    0,
    y,
  );
  scene.add(
    `<path d="${top}" fill="url(#${g})"/><path d="${top}" filter="url(#${scene.noise(0.004, 0.2, 3, 7, deeper(c, 0.6), 1.6, -0.75)})" opacity="0.7"/>` +
      wood(scene, `M-20 ${y}H820V${y + 34}H-20Z`, '#754628'),
  );
  scene.add(
    `<path d="M-20 ${y + 34}H820V1020H-20Z" fill="${deeper(scene.wall, 0.36)}" opacity="0.55"/><path d="M-20 ${y + 34}H820V${y + 90}H-20Z" fill="#1d1230" opacity="0.3" filter="url(#${scene.blur(16)})"/>`,
  );
  const f = folds(r, { n: 3, grow: [0, 0.8], wander: 0.04, sharp: 0.6 });
  const lying = between(
    [
      [276, y - 70],
      [236, y],
    ],
    [
      [524, y - 70],
      [564, y],
    ],
    {},
  );
  layCloth(scene, {
    map: lying,
    W: 42,
    H: 30,
    pal,
    textile: tx,
    shade: () => 0.36,
    borders: [
      { edge: 'left', w: 4 },
      { edge: 'right', w: 4 },
    ],
  });
  const fall = between(
    [
      [236, y - 2],
      [232, 650],
      [226, 760],
      [218, 888],
    ],
    [
      [564, y - 2],
      [568, 650],
      [576, 760],
      [584, 888],
    ],
    { fold: f, squeeze: 0.6, n: 3, wave: 6, dip: 6 },
  );
  const H = 46;
  drapeCloth(scene, {
    map: fall,
    W: 42,
    H,
    pal,
    textile: tx,
    shade: sum(f, (_s, t) => (t < 0.06 ? 0.5 : -0.12)),
    borders: [
      { edge: 'left', w: 4 },
      { edge: 'right', w: 4 },
      { edge: 'bottom', w: 9 },
    ],
    on: 0.5,
  });
  fringe(scene, fall, 60, pal.base, 26, pal.metal);
  // brass lota with marigolds
  const lx = r.pick([400, 330, 470]),
    ly = y - 36;
  const pot = `M${lx - 34} ${ly - 118}C${lx - 40} ${ly - 108} ${lx - 26} ${ly - 100} ${lx - 24} ${ly - 92}C${lx - 66} ${ly - 80} ${lx - 74} ${ly - 20} ${lx - 34} ${ly}C${lx - 14} ${ly + 7} ${lx + 14} ${ly + 7} ${lx + 34} ${ly}C${lx + 74} ${ly - 20} ${lx + 66} ${ly - 80} ${lx + 24} ${ly - 92}C${lx + 26} ${ly - 100} ${lx + 40} ${ly - 108} ${lx + 34} ${ly - 118}C${lx + 14} ${ly - 112} ${lx - 14} ${ly - 112} ${lx - 34} ${ly - 118}Z`;
  scene.shadowOf(pot);
  const bg = scene.linear(
    [
      [0, BRASS[0]],
      [0.22, BRASS[1]],
      [0.36, BRASS[2]],
      [0.55, BRASS[1]],
      [1, deeper(BRASS[0], 0.3)],
    ],
    lx - 66,
    0,
    lx + 66,
    0,
  );
  castOnto(scene, pot, 26, 8, 10, 0.4);
  let stems = '';
  const flowers: [number, number, number][] = [
    [-58, -242, 40],
    [6, -276, 46],
    [62, -226, 38],
    [-16, -204, 34],
    [34, -186, 30],
    [-66, -180, 26],
  ];
  for (const [a, b] of flowers)
    stems += `M${lx + a * 0.1} ${ly - 112}Q${lx + a * 0.35} ${ly + b * 0.75} ${lx + a} ${ly + b}`;
  scene.add(
    `<path d="${stems}" fill="none" stroke="#4d5f36" stroke-width="4"/><path d="${(
      [
        [-90, -170, -1.2],
        [88, -160, 1.2],
        [-30, -150, -0.7],
        [52, -140, 0.8],
        [-10, -236, -0.2],
      ] as const
    )
      .map(([a, b, q]) => leaf(74, 15, place(q, 1, lx + a * 0.4, ly + b + 30)))
      .join('')}" fill="#5c7244"/>`,
  );
  marigolds(
    scene,
    flowers.map(([a, b, q]): [number, number, number] => [lx + a, ly + b, q]),
    false,
  );
  scene.add(
    `<path d="${pot}" fill="url(#${bg})"/><path d="M${lx - 62} ${ly - 56}C${lx - 30} ${ly - 44} ${lx + 30} ${ly - 44} ${lx + 62} ${ly - 56}M${lx - 60} ${ly - 34}C${lx - 30} ${ly - 20} ${lx + 30} ${ly - 20} ${lx + 60} ${ly - 34}" fill="none" stroke="${BRASS[0]}" stroke-width="1.6" opacity="0.8"/>`,
  );
}
