import { plain } from '../cloth/loom.textiles.ts';
import { deeper } from '../colour/mix-colour.ts';
import { contrast, METAL } from '../colour/palettes.ts';
import { castOnto, drapeCloth } from '../drape/drape-cloth.ts';
import { pleats, rounded, sum } from '../drape/folds.ts';
import { between } from '../drape/hang-cloth.ts';
import { layCloth } from '../drape/lay-cloth.ts';
import { lerp, n1, smooth } from '../geometry/numbers.ts';
import { type Place, type Point, type Shade, spline, table } from '../geometry/paths.ts';
import { place } from '../geometry/shapes.ts';
import type { Scene } from '../scene/scene.ts';
import { marigolds } from '../trims/flowers.ts';
import { buttons, tassel, zariAlong } from '../trims/trims.ts';
import type { Garment, Look } from './garment.ts';

const { sin, cos, PI, abs } = Math;

export const potli: Garment = {
  label: 'Potli bag',
  category: 'Bags',
  kind: ['floor', 'dado'],
  foot: [400, 862, 210, 20],
  frame: [92, 100, 648, 810],
  views: ['full', 'half', 'detail'],
  draw: drawPotli,
};

export const clutch: Garment = {
  label: 'Envelope clutch',
  category: 'Bags',
  closer: [140, 270, 520, 650],
  kind: ['table'],
  views: ['full', 'half', 'detail'],
  draw: drawClutch,
};

function drawPotli(scene: Scene, { pal, tx }: Look): void {
  const r = scene.rng,
    cx = 400;
  const k = r.int(15, 19);
  const gather: Shade = (s, t) =>
    sin(s * k * PI * 1.0 + 0.6) * lerp(1.05, 0.12, smooth(t * 1.35)) + sin(s * k * 1.7) * 0.25 * (1 - t);
  const right: Point[] = [
    [40, 380],
    [62, 420],
    [128, 500],
    [186, 600],
    [200, 700],
    [166, 800],
    [92, 856],
    [0, 868],
  ];
  const left = right.map(([x, y]): Point => [cx - x, y]);
  const d = spline(
    [...right.map(([x, y]): Point => [cx + x, y]), ...left.slice(0, -1).reverse()],
    true,
    0.95,
  );
  const prof = table([
    [0, 40],
    [0.08, 62],
    [0.25, 128],
    [0.45, 186],
    [0.65, 201],
    [0.85, 168],
    [0.96, 92],
    [1, 30],
  ]);
  const map: Place = (s, t) => {
    const a = (s - 0.5) * PI * 0.97;
    return [cx + prof(t) * sin(a) * 1.01, lerp(378, 862, t) + cos(a) * 26 * smooth(t * 1.4) - 4];
  };
  // ruffle above the neck
  const rf = pleats(13, 1, r);
  const ruffle = between(
    [
      [310, 258],
      [330, 300],
      [360, 352],
      [362, 390],
    ],
    [
      [494, 250],
      [474, 300],
      [442, 352],
      [438, 390],
    ],
    { fold: rf, wave: 0, topDip: -22 },
  );
  const ruf: Place = (s, t) => {
    const [x, y] = ruffle(s, t);
    return [x, y + (1 - t) * 16 * sin(s * 13 * PI) * 0.8];
  };
  // drawstring loops behind
  const cord = (dd: string, w: number) =>
    `<path d="${dd}" fill="none" stroke="${deeper(pal.second, 0.4)}" stroke-width="${w + 2}"/><path d="${dd}" fill="none" stroke="${pal.second}" stroke-width="${w}"/><path d="${dd}" fill="none" stroke="${METAL[pal.metal][1]}" stroke-width="${w}" stroke-dasharray="3 7"/>`;
  const loop = 'M366 382C270 330 250 150 352 120C440 94 470 190 440 380';
  scene.add(cord(loop, 7));
  layCloth(scene, {
    map: ruf,
    W: 54,
    H: 16,
    pal,
    textile: tx,
    shade: rf,
    borders: [{ edge: 'top', w: 4.5 }],
    steps: [120, 16],
  });
  drapeCloth(scene, {
    map,
    W: 60,
    H: 52,
    pal,
    textile: tx,
    clip: d,
    shade: sum(gather, rounded(1.15), (_s, t) => (t > 0.82 ? -(t - 0.82) * 4 : 0)),
    borders: [{ edge: 'bandAt', at: 33, w: 9 }],
    steps: [130, 50],
    on: 0.4,
  });
  const nk =
    'M360 380C385 392 415 392 440 380C444 388 444 396 440 404C415 416 385 416 360 404C356 396 356 388 360 380Z';
  castOnto(scene, nk, 0, 6, 4, 0.4);
  scene.add(
    `<path d="${nk}" fill="${pal.second}"/>` +
      cord('M360 388C385 400 415 400 440 388', 5) +
      cord('M362 398C385 409 415 409 438 398', 5),
  );
  scene.add(
    cord('M438 392C470 420 490 470 486 540', 5) +
      cord('M436 398C456 430 462 480 454 516', 5) +
      tassel(scene, 486, 538, 1.5, pal.second, pal.metal, -3) +
      tassel(scene, 454, 514, 1.5, pal.a, pal.metal, 4),
  );
  const [, m1, m2] = METAL[pal.metal];
  for (let i = 0; i < 23; i++) {
    const s = (i + 0.5) / 23,
      [x, y] = map(s, 0.985);
    if (abs(s - 0.5) < 0.47)
      scene.add(
        `<circle cx="${n1(x)}" cy="${n1(y + 5)}" r="4.4" fill="${m1}"/><circle cx="${n1(x - 1.2)}" cy="${n1(y + 3.6)}" r="1.5" fill="${m2}"/>`,
      );
  }
}

function drawClutch(scene: Scene, { pal, tx }: Look): void {
  const r = scene.rng,
    turn = (r.near(-7, 4) * PI) / 180;
  const m = place(turn, 1, 400, 520);
  const P = (pts: readonly Point[], t: number) =>
    spline(
      pts.map(([x, y]) => m(x, y)),
      true,
      t,
    );
  const body = P(
    [
      [-268, -150],
      [0, -156],
      [268, -150],
      [276, 0],
      [268, 178],
      [0, 186],
      [-268, 178],
      [-276, 0],
    ],
    0.35,
  );
  const pal2 = contrast(pal);
  layCloth(scene, {
    map: (s, t) => m(lerp(-282, 282, s), lerp(-162, 192, t)),
    W: 46,
    H: 29,
    pal: pal2,
    textile: plain,
    clip: body,
    shade: (s, t) => (t > 0.9 ? -0.6 : 0) + (s > 0.94 ? -0.4 : 0),
  });
  const flapPoints: Point[] = [
    [-272, -152],
    [0, -160],
    [272, -152],
    [262, -40],
    [140, 52],
    [0, 116],
    [-140, 52],
    [-262, -40],
  ];
  const flap = spline(
    flapPoints.map(([x, y]) => m(x, y)),
    true,
    0.5,
  );
  castOnto(scene, flap, 4, 14, 9, 0.55);
  layCloth(scene, {
    map: (s, t) => m(lerp(-286, 286, s), lerp(-166, 128, t)),
    W: 48,
    H: 25,
    pal,
    textile: tx,
    clip: flap,
    shade: (s, t) => (t < 0.05 ? -0.55 : t < 0.12 ? 0.5 : 0) + (s > 0.8 ? -(s - 0.8) * 1.4 : 0),
    silhouette: false,
  });
  const lip: Point[] = [
    [-258, -44],
    [-140, 44],
    [0, 106],
    [140, 44],
    [258, -44],
  ];
  const e = lip.map(([x, y]) => m(x, y));
  scene.add(
    `<path d="${spline(e)}" fill="none" stroke="${METAL[pal.metal][0]}" stroke-width="13"/><path d="${spline(e)}" fill="none" stroke="${pal.second}" stroke-width="11"/>`,
  );
  zariAlong(scene, e, { r: 6, metal: pal.metal, c: pal.second });
  const [x, y] = m(0, 106);
  buttons(scene, [[x, y]], 15, pal.metal);
  scene.add(tassel(scene, x, y + 8, 1.7, pal.a, pal.metal, 3));
  marigolds(scene, [
    [150, 190, 52],
    [240, 120, 36],
  ]);
}
