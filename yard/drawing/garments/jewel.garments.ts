import { banarasi } from '../cloth/brocade.textiles.ts';
import { plain } from '../cloth/loom.textiles.ts';
import { contrast, METAL } from '../colour/palettes.ts';
import { folds } from '../drape/folds.ts';
import { between } from '../drape/hang-cloth.ts';
import { layCloth } from '../drape/lay-cloth.ts';
import { n1, TAU } from '../geometry/numbers.ts';
import { curve, type Point, spline } from '../geometry/paths.ts';
import { dot, petal, place, ring } from '../geometry/shapes.ts';
import { dressForm } from '../scene/dress-form.ts';
import type { Scene } from '../scene/scene.ts';
import { marigolds } from '../trims/flowers.ts';
import { gem, pearl } from '../trims/gems.ts';
import { drawBodice } from './bodice.ts';
import type { Garment, Look } from './garment.ts';

const { sin, cos, PI, abs } = Math;

export const jhumka: Garment = {
  label: 'Jhumka earrings',
  category: 'Jewelry',
  closer: [50, 80, 440, 550],
  kind: ['table'],
  views: ['full', 'half'],
  draw: drawJhumka,
};

export const necklace: Garment = {
  label: 'Necklace',
  category: 'Jewelry',
  kind: ['wall'],
  frame: [236, 84, 328, 410],
  views: ['full', 'half'],
  draw: drawNecklace,
};

function drawJhumka(scene: Scene, { pal }: Look): void {
  const r = scene.rng,
    [d, m, l] = METAL[pal.metal === 'silver' ? 'silver' : 'gold'];
  const stone = r.pick([pal.base, '#a3213a', '#1f5a48', '#233a7a']);
  const second = r.pick(['#1f5a48', '#a3213a', pal.second]);
  // the ground they lie on: a folded piece of the maker's cloth
  const f = folds(r, { n: 3.5, grow: [0.7, 1], sharp: 0.6, wander: 0.1 });
  layCloth(scene, {
    map: between(
      [
        [-60, 250],
        [-20, 620],
        [60, 1040],
      ],
      [
        [860, 90],
        [850, 560],
        [900, 1040],
      ],
      { fold: f, squeeze: 0.7, n: 3.5 },
    ),
    W: 90,
    H: 84,
    pal: contrast(pal),
    textile: plain,
    shade: f,
    tone: 0.42,
    borders: [{ edge: 'top', w: 8, textile: banarasi }],
    steps: [180, 110],
    near: 4,
  });
  const one = (cx: number, cy: number, k: number, turn: number) => {
    const id = scene.id();
    let s = '';
    const g = scene.linear(
      [
        [0, l],
        [0.35, m],
        [0.75, d],
        [1, m],
      ],
      0,
      0,
      1,
      0.25,
      'objectBoundingBox',
    );
    const fl = (x: number, y: number, R: number, c: string) =>
      `<path d="${ring(12, (a) => petal(R, R * 0.26, place(a, 1, x, y)))}" fill="${m}" stroke="${d}" stroke-width="1"/><path d="${ring(12, (a) => dot(R * 0.085, undefined, x + cos(a) * R * 0.76, y + sin(a) * R * 0.76))}" fill="${l}"/>` +
      [...Array(8)]
        .map((_, i) =>
          gem(x + cos((i / 8) * TAU) * R * 0.46, y + sin((i / 8) * TAU) * R * 0.46, R * 0.15, second),
        )
        .join('') +
      gem(x, y, R * 0.25, c);
    s += fl(0, -190, 62, stone);
    s += `${pearl(0, -118, 9)}<path d="M-3 -108H3V-96H-3Z" fill="${m}"/>`;
    const dome =
      'M-16 -92C-20 -84 -26 -80 -30 -70C-78 -52 -108 -6 -114 52C-70 70 70 70 114 52C108 -6 78 -52 30 -70C26 -80 20 -84 16 -92Z';
    s += `<path d="${dome}" fill="url(#${g})" stroke="${d}" stroke-width="1.6"/>`;
    for (const [y, rx, n, rr] of [
      [-34, 66, 8, 5],
      [4, 96, 11, 7],
    ] as const)
      for (let i = 0; i < n; i++) {
        const a = ((i + 0.5) / n) * PI;
        s += gem(-cos(a) * rx * 0.94, y + sin(a) * 12, rr * (0.65 + 0.35 * sin(a)), i % 2 ? second : stone);
      }
    s += `<path d="M-86 -30C-50 -14 50 -14 86 -30M-104 14C-60 34 60 34 104 14" fill="none" stroke="${d}" stroke-width="1.6" opacity="0.7"/><path d="M-88 -27C-50 -11 50 -11 88 -27M-106 18C-60 38 60 38 106 18" fill="none" stroke="${l}" stroke-width="1.6"/>`;
    s += [...Array(15)]
      .map((_, i) => {
        const a = ((i + 0.5) / 15) * PI;
        return `<path d="${petal(15 * (0.7 + 0.3 * sin(a)), 6, place(PI, 1, -cos(a) * 108, 40 + sin(a) * 18))}" fill="${m}" stroke="${d}" stroke-width="0.8"/>`;
      })
      .join('');
    for (let i = 0; i < 13; i++) {
      const a = ((i + 0.5) / 13) * PI,
        x = -cos(a) * 108,
        y = 62 + sin(a) * 18;
      s +=
        `<path d="M${n1(x)} ${n1(y - 6)}V${n1(y + 8)}" stroke="${d}" stroke-width="1.6"/>` +
        pearl(x, y + 14, 8.4 * (0.72 + 0.28 * sin(a))) +
        `<circle cx="${n1(x)}" cy="${n1(y + 25)}" r="2.6" fill="${m}"/>`;
    }
    const tf = `translate(${cx} ${cy}) rotate(${turn}) scale(${k})`;
    scene.add(
      `<g transform="${tf}"><g transform="translate(9 14)" filter="url(#${scene.blur(7)})" opacity="0.5" style="mix-blend-mode:multiply"><path d="${dome}" fill="#1a0f24"/><circle cx="0" cy="-190" r="58" fill="#1a0f24"/><ellipse cx="0" cy="76" rx="110" ry="30" fill="#1a0f24"/></g><g id="${id}">${s}</g></g>`,
    );
  };
  one(262, 440, 1.36, -8);
  one(540, 640, 1.36, 7);
  marigolds(scene, [
    [668, 118, 62],
    [730, 214, 42],
    [128, 868, 58],
    [206, 930, 38],
  ]);
}

function drawNecklace(scene: Scene, { pal }: Look): void {
  const r = scene.rng,
    [d, m, l] = METAL[pal.metal === 'silver' ? 'silver' : 'gold'];
  const stone = r.pick([pal.base, '#a3213a', '#1f5a48']),
    second = r.pick(['#1f5a48', '#233a7a', pal.second]);
  dressForm(scene, 'woman');
  drawBodice(scene, { pal: contrast(pal), tx: plain, to: 540, neck: 'sweet', sleeves: 'none', bands: false });
  const P = (x0: number, y0: number, drop: number) =>
    curve([
      [400 - x0, y0],
      [400 - x0 * 0.82, y0 + drop * 0.55],
      [400 - x0 * 0.36, y0 + drop * 0.93],
      [400, y0 + drop],
      [400 + x0 * 0.36, y0 + drop * 0.93],
      [400 + x0 * 0.82, y0 + drop * 0.55],
      [400 + x0, y0],
    ]);
  const shadowPath = (c: (t: number) => Point) => {
    const pts = [...Array(40)].map((_, i) => c(i / 39));
    return `<path d="${spline(pts)}" fill="none" stroke="#1a0f24" stroke-width="16" opacity="0.34" transform="translate(3 8)" filter="url(#${scene.blur(4)})"/>`;
  };
  const choker = P(31, 168, 42),
    mid = P(54, 180, 116),
    long = P(64, 182, 214);
  let s = '';
  s +=
    shadowPath(long) +
    [...Array(74)]
      .map((_, i) => {
        const [x, y] = long((i + 0.5) / 74);
        return pearl(x, y, 3.6);
      })
      .join('');
  s += shadowPath(mid);
  const n = 21;
  for (let i = 0; i < n; i++) {
    const t = (i + 0.5) / n,
      [x, y] = mid(t),
      big = 1 - abs(t - 0.5) * 1.2,
      R = 8 + 5 * big;
    s +=
      `<path d="${petal(R * 2.3, R * 0.95, place(PI, 1, x, y))}" fill="${m}" stroke="${d}" stroke-width="1"/>` +
      gem(x, y + R * 1.15, R * 0.46, i % 2 ? stone : second) +
      `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(R * 0.62)}" fill="${m}" stroke="${d}" stroke-width="0.8"/>` +
      gem(x, y, R * 0.36, stone) +
      pearl(x, y + R * 2.6, 2.8 + big * 1.4);
  }
  s += shadowPath(choker);
  for (let i = 0; i < 13; i++) {
    const [x, y] = choker((i + 0.5) / 13);
    s +=
      `<path d="${ring(8, (a) => petal(7, 2.4, place(a, 1, x, y)))}" fill="${m}" stroke="${d}" stroke-width="0.6"/>` +
      gem(x, y, 3.4, i % 2 ? second : stone);
  }
  // pendant
  const [px, py] = long(0.5);
  s += `<g transform="translate(${n1(px)} ${n1(py + 34)})"><path d="${ring(14, (a) => petal(40, 9, place(a)))}" fill="#1a0f24" opacity="0.4" transform="translate(4 8)" filter="url(#${scene.blur(5)})"/><path d="${ring(14, (a) => petal(38, 9, place(a)))}" fill="${m}" stroke="${d}" stroke-width="1.2"/><path d="${ring(14, (a) => dot(2.6, undefined, cos(a) * 30, sin(a) * 30))}" fill="${l}"/>${[...Array(9)].map((_, i) => gem(cos((i / 9) * TAU) * 18, sin((i / 9) * TAU) * 18, 5, second)).join('')}${gem(0, 0, 11, stone)}${[-24, -12, 0, 12, 24].map((x, i) => `<path d="M${x} ${36 - abs(i - 2) * 3}V${48 - abs(i - 2) * 3}" stroke="${d}" stroke-width="1.4"/>${pearl(x, 53 - abs(i - 2) * 3, 4.4)}`).join('')}</g>`;
  scene.add(s);
}
