import { fillOf } from '../cloth/motifs.ts';
import { deeper, paler } from '../colour/mix-colour.ts';
import { METAL } from '../colour/palettes.ts';
import { castOnto } from '../drape/drape-cloth.ts';
import { layCloth } from '../drape/lay-cloth.ts';
import { clamp, lerp, n1 } from '../geometry/numbers.ts';
import { curve, type Point, spline } from '../geometry/paths.ts';
import { dot, type Move, petal, place, ring } from '../geometry/shapes.ts';
import type { Scene } from '../scene/scene.ts';
import { stitchLine, zariAlong } from '../trims/trims.ts';
import type { Garment, Look } from './garment.ts';

const { sin, PI, abs } = Math;

export const juttis: Garment = {
  label: 'Juttis',
  category: 'Shoes',
  kind: ['table'],
  views: ['full', 'half', 'detail'],
  draw: drawJuttis,
};

function drawJuttis(scene: Scene, { pal, tx }: Look): void {
  const r = scene.rng;
  const [md, mm, ml] = METAL[pal.metal];
  const one = (cx: number, cy: number, turn: number, k: number, flip: number) => {
    const m: Move = (x, y) => place((turn * PI) / 180, k, cx, cy)(x * flip, y);
    const S = (pts: readonly Point[]) =>
      spline(
        pts.map(([x, y]) => m(x, y)),
        true,
        0.56,
      );
    const out = S([
      [6, -296],
      [22, -262],
      [58, -200],
      [84, -120],
      [82, -20],
      [66, 80],
      [68, 160],
      [58, 222],
      [0, 246],
      [-56, 222],
      [-68, 160],
      [-62, 80],
      [-74, -20],
      [-76, -120],
      [-50, -200],
      [-14, -262],
    ]);
    const inner = S([
      [4, -64],
      [40, -52],
      [58, -10],
      [56, 80],
      [56, 160],
      [46, 208],
      [0, 226],
      [-46, 208],
      [-56, 160],
      [-54, 80],
      [-52, -10],
      [-34, -52],
    ]);
    const vamp = S([
      [6, -296],
      [22, -262],
      [58, -200],
      [84, -120],
      [83, -30],
      [74, 20],
      [60, 6],
      [48, -50],
      [4, -80],
      [-42, -50],
      [-54, 6],
      [-66, 20],
      [-74, -30],
      [-76, -120],
      [-50, -200],
      [-14, -262],
    ]);
    scene.shadowOf(out);
    const leather = '#c69a6a';
    scene.add(
      `<path d="${out}" fill="${deeper(pal.base, 0.35)}" transform="translate(${n1(5 * k)} ${n1(7 * k)})"/>`,
    );
    // quarter with embroidery, then the inside
    layCloth(scene, {
      map: (s, t) => m(lerp(-90, 90, s), lerp(-310, 256, t)),
      W: 26,
      H: 82,
      pal,
      textile: tx,
      clip: out,
      shade: (s) => (abs(s - 0.5) > 0.4 ? -0.4 : 0),
      silhouette: false,
    });
    const ig = scene.linear(
      [
        [0, deeper(leather, 0.35)],
        [0.35, leather],
        [1, paler(leather, 0.25)],
      ],
      ...m(0, -70),
      ...m(0, 240),
    );
    scene.add(
      `<path d="${inner}" fill="url(#${ig})"/><path d="${inner}" filter="url(#${scene.noise(0.05, 0.05, 3, 5, '#6a4020', 1.4, -0.7)})" opacity="0.5"/>`,
    );
    const sole = S([
      [2, -40],
      [36, -30],
      [46, 20],
      [42, 100],
      [44, 160],
      [34, 194],
      [0, 208],
      [-34, 194],
      [-44, 160],
      [-42, 100],
      [-42, 20],
      [-30, -30],
    ]);
    stitchLine(scene, sole, '#f0dcb8', 1.4, '6 4', 0.85);
    const [lx, ly] = m(0, 166);
    scene.add(
      `<g transform="translate(${n1(lx)} ${n1(ly)}) rotate(${turn})" fill="none" stroke="#8a2a24" stroke-width="1.8" opacity="0.8"><path d="M-13 -6H13M-13 0H13M-13 6H13M-7 -12V12M0 -12V12M7 -12V12"/></g>`,
    );
    castOnto(scene, vamp, 2, 8, 6, 0.5);
    layCloth(scene, {
      map: (s, t) => {
        const b = sin(clamp(s, 0, 1) * PI);
        return m(lerp(-92, 98, s), lerp(-312, 26, t) + b * 10);
      },
      W: 30,
      H: 50,
      pal,
      textile: tx,
      clip: vamp,
      shade: (s) => {
        const x = s * 2 - 1;
        return x > 0.5 ? -(x - 0.5) * 1.5 : x < -0.75 ? -0.3 : abs(x + 0.25) < 0.16 ? 0.42 : 0;
      },
      steps: [60, 50],
      silhouette: false,
    });
    const edgePoints: Point[] = [
      [-66, 20],
      [-54, 6],
      [-42, -50],
      [4, -80],
      [48, -50],
      [60, 6],
      [74, 20],
    ];
    const edge = edgePoints.map(([x, y]) => m(x, y - 5));
    scene.add(
      `<path d="${spline(edge)}" fill="none" stroke="${md}" stroke-width="${n1(13 * k)}"/><path d="${spline(edge)}" fill="none" stroke="${mm}" stroke-width="${n1(11 * k)}"/>`,
    );
    zariAlong(scene, edge.slice(1, -1), { r: 5.2 * k, metal: pal.metal, c: pal.second, leafy: false });
    const rimPoints: Point[] = [
      [77, 14],
      [70, 52],
      [66, 90],
      [68, 160],
      [58, 222],
      [0, 246],
      [-56, 222],
      [-68, 160],
      [-63, 90],
      [-67, 52],
      [-71, 14],
    ];
    const rim = rimPoints.map(([x, y]) => m(x * 0.95, y * 0.985));
    scene.add(
      `<path d="${spline(rim)}" fill="none" stroke="${mm}" stroke-width="${n1(6 * k)}"/><path d="${spline(rim)}" fill="none" stroke="${ml}" stroke-width="${n1(2 * k)}" stroke-dasharray="3 5"/>`,
    );
    // centre flower on the vamp
    const parts = scene.group(
      fillOf(
        ring(10, (a) => petal(1, 0.26, place(a))),
        mm,
        ` stroke="${md}" stroke-width="0.05"`,
      ) +
        fillOf(
          ring(10, (a) => petal(0.66, 0.16, place(a)), 0.31),
          ml,
        ) +
        fillOf(
          ring(6, (a) => petal(0.42, 0.16, place(a))),
          pal.second,
        ) +
        fillOf(dot(0.15), ml),
    );
    const [fx, fy] = m(3, -152);
    scene.add(
      `<use href="#${parts}" transform="translate(${n1(fx)} ${n1(fy)}) rotate(${turn}) scale(${n1(44 * k)})"/>`,
    );
    for (const [x, y, q] of [
      [3, -222, 18],
      [-36, -96, 14],
      [42, -96, 14],
    ] as const) {
      const [px, py] = m(x, y);
      scene.add(
        `<use href="#${parts}" transform="translate(${n1(px)} ${n1(py)}) rotate(${turn + 20}) scale(${n1(q * k)})"/>`,
      );
    }
    // the toe curls back on itself
    const curl = curve([
      [5, -286],
      [10, -314],
      [2, -338],
      [-20, -344],
      [-34, -328],
      [-28, -312],
      [-16, -314],
    ]);
    const beads = (from: number, w0: number, w1: number, fill: string) =>
      [...Array(34)]
        .map((_, i) => {
          const t = i / 33,
            [x, y] = m(...curl(t));
          return `<circle cx="${n1(x + from)}" cy="${n1(y + from)}" r="${n1(lerp(w0, w1, t) * k)}" fill="${fill}"/>`;
        })
        .join('');
    const inner2 = spline([...Array(14)].map((_, i) => m(...curl(i / 13))));
    scene.add(
      `<g opacity="0.4" filter="url(#${scene.blur(5)})">${beads(7, 12, 6, '#20122c')}</g>${beads(2, 13, 5, deeper(pal.base, 0.4))}${beads(0, 12, 4.6, pal.base)}<path d="${inner2}" fill="none" stroke="${mm}" stroke-width="${n1(3.4 * k)}" stroke-linecap="round" stroke-dasharray="6 4"/>`,
    );
  };
  const a = r.near(14, 4);
  const side = r() < 0.5;
  if (side) {
    one(270, 510, -a, 1.22, 1);
    one(548, 530, a * 0.4, 1.22, -1);
  } else {
    one(282, 480, -4, 1.24, 1);
    one(544, 548, -a * 1.3, 1.24, -1);
  }
}
