import { block } from '../cloth/block-print.textiles.ts';
import { mashru, plain } from '../cloth/loom.textiles.ts';
import type { Textile } from '../cloth/textile.ts';
import { deeper, lightness, paler } from '../colour/mix-colour.ts';
import { contrast, METAL, type Palette } from '../colour/palettes.ts';
import { castOnto, drapeCloth } from '../drape/drape-cloth.ts';
import { folds, rounded, sum } from '../drape/folds.ts';
import { between } from '../drape/hang-cloth.ts';
import { layCloth } from '../drape/lay-cloth.ts';
import { lerp, n1 } from '../geometry/numbers.ts';
import { box, mirrored, mirrorPoints, type Place, type Point, polyline, spline } from '../geometry/paths.ts';
import { petal, place, ring } from '../geometry/shapes.ts';
import { BRASS, rod, wood } from '../scene/furniture.ts';
import type { Scene } from '../scene/scene.ts';
import { marigolds } from '../trims/flowers.ts';
import { tassel } from '../trims/trims.ts';
import type { Garment } from './garment.ts';

const { sin } = Math;

const CX = 400;
/** A low wooden bench across the picture. */
function drawBench(scene: Scene, y: number): void {
  scene.add(
    wood(scene, box(64, y, 672, 40, 4), '#7d4d2e') +
      wood(scene, box(104, y + 38, 34, 210, 3), '#6b4026') +
      wood(scene, box(662, y + 38, 34, 210, 3), '#6b4026') +
      wood(scene, box(136, y + 112, 528, 18, 3), '#6b4026'),
  );
  scene.shadowOf(box(64, y, 672, 40, 4));
  scene.shadowOf(box(104, y + 38, 34, 210));
  scene.shadowOf(box(662, y + 38, 34, 210));
}

/** Folded quilts on a bench, the topmost falling open over the front. */
export const quilt: Garment = {
  label: 'Quilt',
  category: 'Home Decor',
  kind: ['dado', 'wall'],
  views: ['full', 'half', 'detail', 'fold'],
  frame: [40, 132, 700, 875],
  draw(scene, { pal, tx, blouse }) {
    const r = scene.rng,
      y = 786;
    drawBench(scene, y);
    const cream: Palette = {
      ...pal,
      base: lightness(pal.base) > 0.7 ? pal.second : '#ece1c9',
      a: pal.base,
      second: pal.second,
      b: lightness(pal.base) > 0.7 ? '#f3e8d2' : pal.second,
      c: pal.second,
    };
    const slabs: [Palette, Textile, number][] = [
      [contrast(pal), blouse.dupatta === plain ? mashru : blouse.dupatta, 566],
      [cream, block, 548],
      [pal, tx, 556],
    ];
    const h = 112;
    slabs.forEach(([p, t, w], i) => {
      const y1 = y - i * (h - 4),
        y0 = y1 - h,
        x0 = CX - w / 2 + r.near(0, 6),
        x1 = x0 + w;
      const slab = box(x0, y0, w, h - 2, 30);
      castOnto(scene, slab, 3, 8, 7, 0.4);
      layCloth(scene, {
        map: (s, q) => [lerp(x0 - 6, x1 + 6, s), lerp(y0 - 2, y1 + 2, q) + 5 * sin(s * 7 + i * 2)],
        W: 64,
        H: 12.6,
        pal: p,
        textile: t,
        clip: slab,
        shade: (s, q) =>
          (q < 0.14 ? 0.55 : q < 0.42 ? 0.1 : q < 0.5 ? -0.55 : q < 0.62 ? 0.4 : q < 0.86 ? 0 : -0.7) -
          (s > 0.93 ? (s - 0.93) * 9 : 0) -
          (s < 0.03 ? 0.3 : 0),
        steps: [60, 40],
      });
      scene.add(
        `<path d="M${n1(x0 + 4)} ${n1(y0 + h * 0.5)}C${n1(x0 + w * 0.3)} ${n1(y0 + h * 0.5 + 6)} ${n1(x0 + w * 0.7)} ${n1(y0 + h * 0.5 - 5)} ${n1(x1 - 10)} ${n1(y0 + h * 0.5)}" fill="none" stroke="#150c24" stroke-width="2.6" opacity="0.45"/>`,
      );
    });
    const top = y - 3 * (h - 4) + 2,
      x = r.pick([232, 286]);
    const f = folds(r, { n: 2.6, grow: [0.2, 0.9], wander: 0.06, sharp: 0.5 });
    const open: Palette = { ...pal };
    const map = between(
      [
        [x, top - 4],
        [x - 6, top + 90],
        [x - 14, top + 240],
        [x - 18, top + 402],
      ],
      [
        [x + 290, top - 4],
        [x + 296, top + 90],
        [x + 304, top + 240],
        [x + 312, top + 386],
      ],
      { fold: f, squeeze: 0.6, n: 2.6, wave: 7, dip: 10, topDip: -4 },
    );
    drapeCloth(scene, {
      map,
      W: 40,
      H: 52,
      pal: open,
      textile: tx,
      shade: sum(f, (_, t) => (t < 0.03 ? 0.7 : t < 0.08 ? 0.25 : 0)),
      borders: [
        { edge: 'left', w: 5 },
        { edge: 'right', w: 5 },
        { edge: 'bottom', w: 7 },
      ],
      on: 0.55,
      steps: [100, 50],
    });
  },
};

/** Table lamp: a turned brass foot and a cloth shade. */
export const lamp: Garment = {
  label: 'Lampshade',
  category: 'Home Decor',
  kind: ['wall', 'dado', 'wall'],
  frame: [84, 60, 632, 790],
  views: ['full', 'half', 'detail'],
  draw(scene, { pal, tx }) {
    const r = scene.rng,
      y = 744;
    const top = `M-20 ${y - 40}H820V${y + 18}H-20Z`,
      c = '#8c5a38';
    scene.shadowOf(top);
    scene.add(
      `<ellipse cx="400" cy="300" rx="330" ry="300" fill="#ffe3a6" opacity="0.3" filter="url(#${scene.blur(70)})" style="mix-blend-mode:soft-light"/>`,
    );
    scene.add(
      `<path d="${top}" fill="url(#${scene.linear(
        [
          [0, paler(c, 0.4)],
          [1, c],
        ],
        0,
        y - 40,
        0,
        y + 18,
      )})"/><path d="${top}" filter="url(#${scene.noise(0.004, 0.2, 3, 7, deeper(c, 0.6), 1.6, -0.75)})" opacity="0.7"/>${wood(scene, `M-20 ${y + 18}H820V${y + 48}H-20Z`, '#754628')}<path d="M-20 ${y + 48}H820V1020H-20Z" fill="${deeper(scene.wall, 0.36)}" opacity="0.5"/><path d="M-20 ${y + 48}H820V${y + 96}H-20Z" fill="#1d1230" opacity="0.3" filter="url(#${scene.blur(16)})"/>`,
    );
    const foot: Point[] = [
      [9, 430],
      [9, 470],
      [20, 480],
      [9, 492],
      [12, 520],
      [40, 560],
      [48, 604],
      [30, 646],
      [14, 664],
      [24, 676],
      [20, 688],
      [62, 704],
      [74, 716],
      [74, 728],
    ];
    const d = `${polyline(mirrored(CX, foot), true)}`;
    const smoothFoot = spline(mirrored(CX, foot), true, 0.7);
    scene.shadowOf(d);
    castOnto(scene, smoothFoot, 22, 8, 10, 0.4);
    scene.add(
      `<path d="${smoothFoot}" fill="url(#${scene.linear(
        [
          [0, BRASS[0]],
          [0.25, BRASS[1]],
          [0.4, BRASS[2]],
          [0.56, BRASS[1]],
          [1, deeper(BRASS[0], 0.3)],
        ],
        CX - 60,
        0,
        CX + 60,
        0,
      )})"/><path d="M${CX - 46} 590C${CX - 20} 600 ${CX + 20} 600 ${CX + 46} 590M${CX - 44} 616C${CX - 20} 628 ${CX + 20} 628 ${CX + 44} 616" fill="none" stroke="${BRASS[0]}" stroke-width="1.6" opacity="0.8"/>`,
    );
    const shape2 = r.pick(['cone', 'drum'] as const);
    const left: Point[] =
      shape2 === 'cone'
        ? [
            [300, 150],
            [252, 300],
            [196, 446],
          ]
        : [
            [246, 160],
            [234, 300],
            [222, 446],
          ];
    const right = mirrorPoints(left),
      inside = `M${left[0]?.[0]} ${left[0]?.[1]}C340 ${(left[0]?.[1] ?? 0) - 22} 460 ${(left[0]?.[1] ?? 0) - 22} ${right[0]?.[0]} ${right[0]?.[1]}C460 ${(left[0]?.[1] ?? 0) + 22} 340 ${(left[0]?.[1] ?? 0) + 22} ${left[0]?.[0]} ${left[0]?.[1]}Z`;
    scene.add(`<path d="${inside}" fill="#fff0c4"/>`);
    const map = between(left, right, { round: 0.82, dip: 34, topDip: 20 });
    drapeCloth(scene, {
      map,
      W: 76,
      H: 44,
      pal,
      textile: tx,
      shade: sum(rounded(0.85), (s, t) => 0.5 * Math.exp(-((s - 0.5) ** 2) / 0.05 - (t - 0.45) ** 2 / 0.12)),
      borders: [
        { edge: 'bottom', w: 6 },
        { edge: 'top', w: 3.4 },
      ],
      on: 0.3,
      steps: [110, 40],
    });
    const glow = polyline(
      [
        ...[...Array(25)].map((_, i) => map(0, i / 24)),
        ...[...Array(25)].map((_, i) => map(i / 24, 1)),
        ...[...Array(25)].map((_, i) => map(1, 1 - i / 24)),
        ...[...Array(25)].map((_, i) => map(1 - i / 24, 0)),
      ],
      true,
    );
    scene.add(
      `<path d="${glow}" fill="url(#${scene.radial(
        [
          [0, '#ffe9b0', 0.5],
          [0.55, '#ffdf9a', 0.16],
          [1, '#ffdf9a', 0],
        ],
        400,
        330,
        210,
      )})" style="mix-blend-mode:screen"/>`,
    );
    if (r() < 0.6)
      marigolds(scene, [
        [610, y - 32, 40],
        [668, y - 14, 30],
      ]);
    else {
      for (const [i, w] of [
        [0, 170],
        [1, 150],
      ] as const)
        scene.add(wood(scene, box(560, y - 30 - i * 28, w, 27, 3), i ? pal.second : deeper(pal.c, 0.1)));
    }
  },
};

/** A pair of curtains before a window. */
export const curtain: Garment = {
  label: 'Curtains',
  category: 'Home Decor',
  kind: ['wall'],
  views: ['full', 'half', 'detail'],
  frame: [40, 50, 720, 900],
  draw(scene, { pal, tx }) {
    const r = scene.rng;
    const sky = scene.linear(
      [
        [0, '#b9cfd6'],
        [0.55, '#e6e2cc'],
        [1, '#d9c39a'],
      ],
      0,
      170,
      0,
      700,
    );
    scene.add(
      `${wood(scene, box(206, 150, 388, 580, 4), '#7d4f30')}<path d="${box(228, 172, 344, 536, 2)}" fill="url(#${sky})"/><path d="M228 600C280 560 330 590 372 566C420 540 470 584 572 548V708H228Z" fill="#7f9472" opacity="0.75"/><path d="M228 640C300 612 360 640 420 620C480 604 520 630 572 612V708H228Z" fill="#5f7755" opacity="0.8"/>`,
    );
    scene.add(
      wood(scene, box(392, 172, 16, 536, 2), '#7d4f30') +
        wood(scene, box(228, 356, 344, 14, 2), '#7d4f30') +
        wood(scene, box(228, 540, 344, 14, 2), '#7d4f30') +
        wood(scene, box(182, 728, 436, 24, 3), '#8a5a38'),
    );
    scene.shadowOf(box(206, 150, 388, 580, 4));
    scene.add(rod(scene, 112, 50, 750));
    const sides: [Point[], Point[]][] = [
      [
        [
          [84, 118],
          [80, 400],
          [74, 680],
          [66, 902],
        ],
        [
          [318, 118],
          [302, 400],
          [288, 680],
          [296, 908],
        ],
      ],
      [
        [
          [482, 118],
          [498, 400],
          [512, 680],
          [504, 908],
        ],
        [
          [716, 118],
          [720, 400],
          [726, 680],
          [734, 902],
        ],
      ],
    ];
    for (const [i, [L, R]] of sides.entries()) {
      const f = folds(r, { n: 6, grow: [1.05, 0.95], wander: 0.01, sharp: 0.5, mixin: 0.25 });
      const map = between(L, R, { fold: f, squeeze: 0.85, n: 6, wave: 8, topDip: 3 });
      drapeCloth(scene, {
        map,
        W: 96,
        H: 172,
        pal,
        textile: tx,
        shade: f,
        borders: [
          { edge: i ? 'left' : 'right', w: 8 },
          { edge: 'bottom', w: 14 },
        ],
        on: 0.45,
        steps: [120, 30],
      });
      scene.add(
        [...Array(7)]
          .map((_, q) => {
            const x = lerp(L[0]?.[0] ?? 0, R[0]?.[0] ?? 0, (q + 0.5) / 7);
            return `<path d="M${n1(x - 7)} 124C${n1(x - 9)} 92 ${n1(x + 9)} 92 ${n1(x + 7)} 124" fill="none" stroke="${BRASS[0]}" stroke-width="5"/><path d="M${n1(x - 7)} 124C${n1(x - 9)} 92 ${n1(x + 9)} 92 ${n1(x + 7)} 124" fill="none" stroke="${BRASS[1]}" stroke-width="2.6"/>`;
          })
          .join(''),
      );
    }
  },
};

/** Festival door hanging: a band of cloth with pointed pennants. */
export const toran: Garment = {
  label: 'Toran',
  category: 'Home Decor',
  kind: ['niche', 'niche', 'wall'],
  views: ['full', 'half', 'detail'],
  frame: [44, 60, 712, 890],
  draw(scene, { pal, tx }) {
    const r = scene.rng,
      [, m] = METAL[pal.metal];
    const door = (x: number) =>
      `${wood(scene, box(x, 330, 128, 554, 3), '#6f4327')}${[0, 1, 2].map((i) => `<path d="${box(x + 20, 356 + i * 176, 88, 148, 2)}" fill="none" stroke="#3d2212" stroke-width="3" opacity="0.6"/><path d="${ring(10, (a) => petal(26, 7, place(a, 1, x + 64, 430 + i * 176)))}" fill="#8a5836" stroke="#3d2212" stroke-width="1" opacity="0.85"/>`).join('')}`;
    scene.add(
      wood(scene, box(254, 300, 292, 590, 4), '#5b3620') +
        door(268) +
        door(404) +
        `<circle cx="388" cy="612" r="9" fill="${BRASS[1]}"/><circle cx="412" cy="612" r="9" fill="${BRASS[1]}"/>`,
    );
    scene.shadowOf(box(254, 300, 292, 590, 4));
    const sag = (x: number) => 34 * (1 - ((x - 400) / 330) ** 2);
    const n = 9,
      step = 620 / n,
      second: Palette = { ...pal, base: pal.second, second: pal.base };
    scene.add(wood(scene, box(70, 172, 660, 16, 6), '#855232'));
    for (let i = 0; i < n; i++) {
      const x = 90 + (i + 0.5) * step,
        y = 300 + sag(x),
        w = step * 0.47,
        len = i % 2 ? 148 : 176;
      const clip = spline(
        [
          [x - w, y - 26],
          [x + w, y - 26],
          [x + w, y + len * 0.45],
          [x + w * 0.62, y + len * 0.74],
          [x, y + len],
          [x - w * 0.62, y + len * 0.74],
          [x - w, y + len * 0.45],
        ],
        true,
        0.28,
      );
      castOnto(scene, clip, 5, 9, 7, 0.42);
      const p = i % 2 ? second : pal;
      const f = folds(r, { n: 1.2, grow: [0.3, 0.6], wander: 0.1 });
      layCloth(scene, {
        map: (s, t) => [lerp(x - w, x + w, s), lerp(y - 28, y + len, t)],
        W: 14,
        H: 40,
        pal: p,
        textile: tx,
        clip,
        shade: sum(f, (s) => (s > 0.85 ? -0.5 : 0)),
        steps: [20, 24],
      });
      scene.add(
        `<path d="${clip}" fill="none" stroke="${m}" stroke-width="3.4" stroke-dasharray="1 0"/><path d="${clip}" fill="none" stroke="${deeper(p.base, 0.4)}" stroke-width="1" stroke-dasharray="3 3"/>`,
      );
      scene.add(
        `<path d="${ring(10, (a) => petal(19, 5.4, place(a, 1, x, y + len * 0.36)))}" fill="${p.a}"/><circle cx="${n1(x)}" cy="${n1(y + len * 0.36)}" r="10" fill="#e4e7e2"/><path d="M${n1(x - 6)} ${n1(y + len * 0.36 + 2)}L${n1(x + 2)} ${n1(y + len * 0.36 - 7)}L${n1(x + 6)} ${n1(y + len * 0.36 - 3)}L${n1(x - 1)} ${n1(y + len * 0.36 + 6)}Z" fill="#fffef6"/>`,
      );
      scene.add(tassel(scene, x, y + len - 2, 0.9, i % 2 ? pal.base : pal.a, pal.metal, r.near(0, 4)));
    }
    const band: Place = (s, t) => {
      const x = lerp(84, 716, s);
      return [x, 186 + sag(x) * t + t * 100];
    };
    drapeCloth(scene, {
      map: band,
      W: 92,
      H: 15,
      pal,
      textile: tx,
      shade: (s, t) => 0.35 * sin(s * 40) * t + (t < 0.08 ? 0.4 : 0),
      borders: [{ edge: 'bottom', w: 15, pal: { ...pal } }],
      on: 0.45,
      steps: [120, 12],
    });
    for (const x of [96, 704])
      for (let i = 0; i < 7; i++) marigolds(scene, [[x + r.near(0, 3), 206 + i * 50, 27]]);
  },
};
