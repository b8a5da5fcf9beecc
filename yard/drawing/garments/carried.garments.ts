import { plain } from '../cloth/loom.textiles.ts';
import { fillOf } from '../cloth/motifs.ts';
import { deeper, lightness, paler } from '../colour/mix-colour.ts';
import { METAL, type Palette } from '../colour/palettes.ts';
import { castOnto, drapeCloth } from '../drape/drape-cloth.ts';
import { folds, rounded, sum } from '../drape/folds.ts';
import { between } from '../drape/hang-cloth.ts';
import { layCloth } from '../drape/lay-cloth.ts';
import { strip } from '../drape/strip.ts';
import { lerp, n1, TAU } from '../geometry/numbers.ts';
import { box, curve, mirrorPoints, type Point, polyline } from '../geometry/paths.ts';
import { dot, petal, place, ring } from '../geometry/shapes.ts';
import { peg } from '../scene/furniture.ts';
import type { Scene } from '../scene/scene.ts';
import { marigolds } from '../trims/flowers.ts';
import { pearl } from '../trims/gems.ts';
import { stitchLine, tassel, zariAlong } from '../trims/trims.ts';
import type { Garment } from './garment.ts';

const { sin, cos, PI, abs, min } = Math;

const CX = 400;
/** A cloth-covered handle or strap with a line of stitches on each side. */
function webbing(scene: Scene, d: string, c: string, w: number): string {
  return `<path d="${d}" fill="none" stroke="${deeper(c, 0.5)}" stroke-width="${w + 2.5}"/><path d="${d}" fill="none" stroke="${c}" stroke-width="${w}"/><path d="${d}" fill="none" stroke="${paler(c, 0.3)}" stroke-width="${n1(w * 0.62)}" opacity="0.5"/><path d="${d}" fill="none" stroke="${c}" stroke-width="${n1(w * 0.5)}"/><path d="${d}" filter="url(#${scene.hand(1.4)})" fill="none" stroke="#f6e9cc" stroke-width="1.2" stroke-dasharray="5 4" opacity="0.8"/>`;
}

/** Upright shopping bag with two handles. */
export const tote: Garment = {
  label: 'Tote bag',
  category: 'Bags',
  foot: [400, 868, 214, 17],
  kind: ['floor', 'dado'],
  frame: [74, 84, 652, 815],
  views: ['full', 'half', 'detail'],
  draw(scene, { pal, tx }) {
    const r = scene.rng,
      trim = lightness(pal.base) > 0.7 ? pal.a : pal.second;
    const handle = (dy: number, x: number) =>
      `M${CX - x} ${430 + dy}C${CX - x - 4} ${250 + dy} ${CX - 84} ${196 + dy} ${CX} ${196 + dy}C${CX + 84} ${196 + dy} ${CX + x + 4} ${250 + dy} ${CX + x} ${430 + dy}`;
    scene.add(webbing(scene, handle(-24, 104), deeper(trim, 0.18), 21));
    const lining = `M196 436C260 404 540 404 604 436C560 462 240 462 196 436Z`;
    scene.add(`<path d="${lining}" fill="${deeper(trim, 0.4)}"/>`);
    const f = folds(r, { n: 3, grow: [0.15, 0.5], wander: 0.12, sharp: 0.4 });
    const left: Point[] = [
      [194, 432],
      [186, 560],
      [186, 720],
      [200, 866],
    ];
    const map = between(left, mirrorPoints(left), { dip: 12, topDip: 22, fold: f, squeeze: 0.3, n: 3 });
    drapeCloth(scene, {
      map,
      W: 46,
      H: 49,
      pal,
      textile: tx,
      shade: sum(
        (s, t) => f(s + t * 0.15, t) * 0.8,
        (s, t) =>
          (t < 0.035 ? 0.5 : t > 0.95 ? -0.6 : 0) - (s > 0.93 ? (s - 0.93) * 8 : 0) - (s < 0.03 ? 0.3 : 0),
      ),
      borders: [{ edge: 'bottom', w: 10 }],
      on: 0.4,
      steps: [110, 50],
    });
    stitchLine(scene, 'M196 446C270 470 530 470 604 446', '#f6e9cc', 1.5, '6 5', 0.75);
    scene.add(webbing(scene, handle(16, 116), trim, 23));
    for (const sg of [1, -1]) {
      const patch = box(CX + sg * 116 - 19, 438, 38, 62, 4);
      castOnto(scene, patch, 1, 4, 3, 0.35);
      scene.add(
        `<path d="${patch}" fill="${trim}"/><path d="${patch}" fill="none" stroke="#150d1e" stroke-width="1.2" opacity="0.4"/><path d="M${CX + sg * 116 - 14} 444H${CX + sg * 116 + 14}V494H${CX + sg * 116 - 14}ZM${CX + sg * 116 - 14} 444L${CX + sg * 116 + 14} 494M${CX + sg * 116 + 14} 444L${CX + sg * 116 - 14} 494" fill="none" stroke="#f6e9cc" stroke-width="1.2" stroke-dasharray="4 3" opacity="0.85"/>`,
      );
    }
    scene.add(
      tassel(scene, CX + 116, 500, 1.3, pal.a, pal.metal, 4) +
        tassel(scene, CX + 126, 498, 1.1, pal.second, pal.metal, -10),
    );
  },
};

/** Sling bag of the road, hung from a peg by its long strap. */
export const jhola: Garment = {
  label: 'Jhola',
  category: 'Bags',
  kind: ['wall', 'dado', 'wall'],
  frame: [60, 50, 680, 850],
  views: ['full', 'half', 'detail'],
  draw(scene, { pal, tx }) {
    const r = scene.rng,
      trim = lightness(pal.base) > 0.7 ? pal.a : pal.second;
    const sash: Palette = { ...pal, base: trim, second: pal.base };
    const ends: Point[][] = [
      [
        [392, 104],
        [356, 190],
        [312, 320],
        [290, 470],
      ],
      [
        [408, 104],
        [444, 190],
        [488, 320],
        [510, 470],
      ],
    ];
    for (const points of ends) {
      const { map, length } = strip(points, 42);
      layCloth(scene, {
        map,
        W: length / 5,
        H: 8,
        pal: sash,
        textile: plain,
        shade: (_, t) => (t < 0.2 ? 0.4 : t > 0.75 ? -0.6 : 0),
      });
      for (const t of [0.14, 0.86])
        stitchLine(
          scene,
          polyline([...Array(20)].map((_, i) => map(i / 19, t))),
          METAL[pal.metal][1],
          1.6,
          '4 4',
          0.9,
        );
    }
    scene.add(peg(scene, 400, 98, 20));
    const f = folds(r, { n: 3.5, grow: [0.5, 0.7], wander: 0.08, sharp: 0.55 });
    const left: Point[] = [
      [262, 452],
      [250, 560],
      [246, 680],
      [254, 774],
    ];
    scene.add(
      `<path d="M264 456C320 436 480 436 536 456C480 484 320 484 264 456Z" fill="${deeper(pal.base, 0.5)}"/>`,
    );
    const map = between(left, mirrorPoints(left), {
      dip: 16,
      topDip: 26,
      fold: f,
      squeeze: 0.5,
      n: 3.5,
      wave: 3,
    });
    drapeCloth(scene, {
      map,
      W: 42,
      H: 40,
      pal,
      textile: tx,
      shade: sum(f, rounded(0.55), (_, t) => (t < 0.04 ? 0.4 : 0)),
      borders: [
        { edge: 'top', w: 4 },
        { edge: 'bottom', w: 9 },
      ],
      on: 0.42,
      steps: [110, 50],
    });
    for (const sg of [1, -1]) {
      const tab = `M${CX + sg * 132} 446L${CX + sg * 88} 452L${CX + sg * 92} 520L${CX + sg * 112} 540L${CX + sg * 134} 516Z`;
      castOnto(scene, tab, 2, 5, 4, 0.4);
      scene.add(
        `<path d="${tab}" fill="${trim}"/><path d="${tab}" fill="none" stroke="${METAL[pal.metal][1]}" stroke-width="2.4" stroke-dasharray="4 4"/>`,
      );
    }
    const disc = (x: number, y: number, R: number) =>
      `<circle cx="${x}" cy="${y}" r="${R + 5}" fill="${trim}"/><path d="${ring(12, (a) => petal(R + 10, 4.6, place(a, 1, x, y)))}" fill="${pal.a}"/><circle cx="${x}" cy="${y}" r="${R}" fill="#dfe3e0"/><path d="M${x - R * 0.6} ${y + R * 0.2}L${x + R * 0.2} ${y - R * 0.7}L${x + R * 0.6} ${y - R * 0.3}L${x - R * 0.1} ${y + R * 0.6}Z" fill="#fdfcf4" opacity="0.8"/><circle cx="${x}" cy="${y}" r="${R}" fill="none" stroke="${deeper(trim, 0.4)}" stroke-width="1.6"/>`;
    scene.add([-112, 112].map((dx) => disc(CX + dx, 500, 10)).join(''));
    scene.add(
      [
        [-140, 774],
        [-70, 786],
        [0, 790],
        [70, 786],
        [140, 774],
      ]
        .map(([dx = 0, y = 0], i) =>
          tassel(scene, CX + dx, y, 1.05, i % 2 ? pal.a : trim, pal.metal, scene.rng.near(0, 5)),
        )
        .join(''),
    );
  },
};

/** Hard evening clutch in a brass frame, its chain beside it. */
export const minaudiere: Garment = {
  label: 'Framed clutch',
  category: 'Bags',
  closer: [140, 300, 520, 650],
  kind: ['table'],
  views: ['full', 'half', 'detail'],
  draw(scene, { pal, tx }) {
    const r = scene.rng,
      m = place((r.near(-5, 5) * PI) / 180, 1, 400, 560);
    const [md, mm, ml] = METAL[pal.metal === 'copper' ? 'gold' : pal.metal];
    const round = (a: number, A: number, B: number, e = 2 / 5): Point =>
      m(A * Math.sign(cos(a)) * abs(cos(a)) ** e, B * Math.sign(sin(a)) * abs(sin(a)) ** e);
    const rim = (from: number, to: number, A: number, B: number) =>
      [...Array(61)].map((_, i) => round(lerp(from, to, i / 60), A, B));
    const chain: Point[] = [
      [-262, -120],
      [-330, -230],
      [-250, -350],
      [-40, -388],
      [170, -350],
      [286, -280],
      [330, -190],
      [262, -120],
    ];
    const links = curve(chain.map(([x, y]) => m(x, y)));
    scene.add(
      [...Array(86)]
        .map((_, i) => {
          const [x, y] = links(i / 85),
            [x2, y2] = links(min(1, i / 85 + 0.004));
          return `<ellipse cx="${n1(x + 5)}" cy="${n1(y + 9)}" rx="7" ry="4" fill="#20122c" opacity="0.3"/><ellipse cx="${n1(x)}" cy="${n1(y)}" rx="8" ry="${i % 2 ? 3 : 5.4}" fill="none" stroke="${i % 2 ? md : mm}" stroke-width="2.8" transform="rotate(${n1((Math.atan2(y2 - y, x2 - x) * 180) / PI)} ${n1(x)} ${n1(y)})"/>`;
        })
        .join(''),
    );
    const body = polyline(rim(0, TAU, 274, 176), true);
    layCloth(scene, {
      map: (s, t) => m(lerp(-282, 282, s), lerp(-184, 184, t)),
      W: 44,
      H: 29,
      pal,
      textile: tx,
      clip: body,
      shade: (s, t) => {
        const a = s * 2 - 1,
          b = t * 2 - 1;
        return 0.35 - 0.5 * b - 0.25 * a - (abs(a) ** 6 + abs(b) ** 6) * 0.7;
      },
      steps: [90, 60],
    });
    const metal = (d: string, w: number) =>
      `<path d="${d}" fill="none" stroke="#20122c" stroke-width="${w + 4}" opacity="0.35" transform="translate(3 6)" filter="url(#${scene.blur(4)})"/><path d="${d}" fill="none" stroke="${md}" stroke-width="${w}"/><path d="${d}" fill="none" stroke="${mm}" stroke-width="${n1(w * 0.7)}"/><path d="${d}" fill="none" stroke="${ml}" stroke-width="${n1(w * 0.22)}" transform="translate(-1.5 -2)"/>`;
    scene.add(metal(body, 9) + metal(polyline(rim(PI * 1.0, TAU, 274, 176)), 20));
    zariAlong(scene, rim(PI * 1.02, PI * 1.98, 246, 146), { r: 6, metal: pal.metal, c: pal.second });
    const [kx, ky] = m(0, -190),
      [lx, ly] = m(-16, -196),
      [rx, ry] = m(18, -192);
    scene.add(
      `<circle cx="${n1(kx + 4)}" cy="${n1(ky + 10)}" r="30" fill="#20122c" opacity="0.4" filter="url(#${scene.blur(6)})"/>${pearl(lx, ly, 19)}${pearl(rx, ry, 19)}`,
    );
    const flower = scene.group(
      fillOf(
        ring(12, (a) => petal(1, 0.24, place(a))),
        mm,
        ` stroke="${md}" stroke-width="0.04"`,
      ) +
        fillOf(
          ring(8, (a) => petal(0.6, 0.2, place(a)), 0.3),
          pal.second,
        ) +
        fillOf(dot(0.18), ml),
    );
    const [fx, fy] = m(0, 20);
    scene.add(
      `<use href="#${flower}" transform="translate(${n1(fx)} ${n1(fy)}) scale(50)" opacity="${tx === plain ? 1 : 0}"/>`,
    );
    marigolds(
      scene,
      r() < 0.5
        ? [
            [128, 868, 58],
            [206, 922, 38],
          ]
        : [
            [676, 872, 60],
            [602, 922, 36],
          ],
    );
  },
};
