import { deeper, paler } from '../colour/mix-colour.ts';
import { castOnto, drapeCloth } from '../drape/drape-cloth.ts';
import { folds, pleats, sum } from '../drape/folds.ts';
import { layCloth } from '../drape/lay-cloth.ts';
import type { Look } from '../garments/garment.ts';
import { lerp, n1 } from '../geometry/numbers.ts';
import { type Place, type Point, spline } from '../geometry/paths.ts';
import { place } from '../geometry/shapes.ts';
import type { Scene } from '../scene/scene.ts';
import { scatterTools, weaveMark } from '../trims/tools.ts';
import { fringe } from '../trims/trims.ts';

const { sin, PI, abs } = Math;

/** Folded on a table: a stack of edges, the border along one side, the pallu laid across. */
export function drawFoldedView(scene: Scene, { pal, tx, blouse }: Look): void {
  const r = scene.rng;
  const turn = (r.near(0, 9) * PI) / 180;
  const m = place(turn, 1, 400, 520);
  const quad = (x0: number, y0: number, x1: number, y1: number, wob: number): Point[] => {
    const j = () => r.near(0, wob);
    const around: Point[] = [
      [x0 + j(), y0 + j()],
      [(x0 + x1) / 2, y0 + j()],
      [x1 + j(), y0 + j()],
      [x1 + j(), (y0 + y1) / 2],
      [x1 + j(), y1 + j()],
      [(x0 + x1) / 2, y1 + j()],
      [x0 + j(), y1 + j()],
      [x0 + j(), (y0 + y1) / 2],
    ];
    return around.map(([x, y]) => m(x, y));
  };
  const under = r() < 0.65;
  if (under) {
    const p2 = blouse.pal;
    const d = spline(quad(-250, -268, 214, 362, 3), true, 0.16);
    layCloth(scene, {
      map: (s, t) => m(lerp(-254, 218, s), lerp(-272, 366, t)),
      W: 46,
      H: 62,
      pal: p2,
      textile: blouse.dupatta,
      clip: d,
      shade: (s) => (s > 0.94 ? -0.5 : 0),
      borders: [{ edge: 'left', w: 6 }],
    });
  }
  for (let i = 5; i >= 1; i--) {
    const d = spline(quad(-218 + i * 1.5, -330 + i * 3, 246 + i * 3.2, 300 + i * 5, 1.5), true, 0.12);
    scene.shadowOf(d);
    scene.add(
      `<path d="${d}" fill="${deeper(pal.base, 0.12 + (i % 2) * 0.16)}"/><path d="${d}" fill="none" stroke="${i % 2 ? paler(pal.base, 0.28) : deeper(pal.base, 0.5)}" stroke-width="1.2" opacity="0.8"/>`,
    );
  }
  const top = spline(quad(-218, -330, 246, 300, 2), true, 0.12);
  const f = folds(r, { n: 2.3, grow: [0.5, 0.5], wander: 0.12, sharp: 0.3 });
  castOnto(scene, top, 3, 6, 5, 0.4);
  layCloth(scene, {
    map: (s, t) => m(lerp(-222, 250, s), lerp(-334, 304, t)),
    W: 44,
    H: 59.5,
    pal,
    textile: tx,
    clip: top,
    shade: sum(
      (s, t) => f(s, t) * 0.45,
      (s, t) =>
        (s > 0.965 ? -0.7 : s > 0.93 ? 0.35 : 0) +
        (t > 0.97 ? -0.6 : 0) +
        (abs(s - 0.5) < 0.012 ? -0.32 : abs(s - 0.48) < 0.012 ? 0.3 : 0),
    ),
    borders: [{ edge: 'left', w: 9.5 }],
    silhouette: false,
  });
  // the end piece folded over the front
  const kind = r.int(0, 2);
  const P2 = { ...pal, base: pal.second, second: pal.base };
  if (kind === 0) {
    const y0 = 40,
      strip = spline(quad(-228, y0, 258, y0 + 172, 3), true, 0.12);
    castOnto(scene, strip, 4, 12, 8, 0.5);
    layCloth(scene, {
      map: (s, t) => m(lerp(-232, 262, s), lerp(y0 - 4, y0 + 176, t)),
      W: 46,
      H: 17,
      pal: P2,
      textile: tx,
      clip: strip,
      shade: (s, t) => (t < 0.06 ? 0.5 : t > 0.94 ? -0.5 : 0) + (s > 0.965 ? -0.6 : 0),
      borders: [
        { edge: 'top', w: 4.6, pal: { ...pal } },
        { edge: 'bottom', w: 4.6, pal: { ...pal } },
      ],
      silhouette: false,
    });
  } else if (kind === 1) {
    const d = spline(
      [m(252, -338), m(250, -110), m(248, 118), m(190, 44), m(60, -112), m(-118, -334), m(60, -338)],
      true,
      0.14,
    );
    castOnto(scene, d, -3, 12, 9, 0.5);
    const A = m(-118, -334),
      B = m(248, 118),
      C = m(252, -338);
    layCloth(scene, {
      map: (s, t) => {
        const ax = lerp(A[0], B[0], s),
          ay = lerp(A[1], B[1], s),
          cx = lerp(A[0] + (C[0] - (A[0] + B[0]) / 2), B[0] + (C[0] - (A[0] + B[0]) / 2), s),
          cy = lerp(A[1] + (C[1] - (A[1] + B[1]) / 2), B[1] + (C[1] - (A[1] + B[1]) / 2), s);
        return [lerp(cx, ax, t), lerp(cy, ay, t)];
      },
      W: 58,
      H: 29,
      pal: P2,
      textile: tx,
      clip: d,
      shade: (_s, t) => (t > 0.95 ? -0.4 : t > 0.86 ? 0.36 : 0) - (1 - t) * 0.3,
      borders: [{ edge: 'bottom', w: 8.5, pal }],
      silhouette: false,
    });
  } else {
    const fp = pleats(5, 0.8, r);
    const map: Place = (s, t) => {
      const x = lerp(-40, 214, s),
        sp = lerp(1, 1.32, t),
        xx = 87 + (x - 87) * sp;
      return m(xx, lerp(-348, 372, t) + sin(s * PI * 10) * 4 * t);
    };
    drapeCloth(scene, {
      map,
      W: 54,
      H: 66,
      pal: P2,
      textile: tx,
      shade: fp,
      borders: [
        { edge: 'bottom', w: 9, pal },
        { edge: 'bandAt', at: 44, w: 5, pal },
      ],
      on: 0.5,
      steps: [110, 24],
    });
    fringe(scene, map, 34, pal.second, 18, pal.metal);
  }
  // maker's tag
  const [tx0, ty0] = m(-150, 226);
  scene.add(
    `<g transform="translate(${n1(tx0)} ${n1(ty0)}) rotate(${n1((turn * 180) / PI + r.near(8, 10))})"><path d="M-46 -27H38L52 0L38 27H-46Z" fill="#20122c" opacity="0.42" transform="translate(4 7)" filter="url(#${scene.blur(4)})"/><path d="M-46 -27H38L52 0L38 27H-46Z" fill="#efe4cb"/><circle cx="38" cy="0" r="4" fill="#8a7352"/><path d="M38 0C70 -14 74 -40 58 -62" fill="none" stroke="${pal.second}" stroke-width="2.2"/>${weaveMark(-36, -12, 24, '#8a2a24')}<path d="M0 -9H22M0 0H22M0 9H14" stroke="#6b5a44" stroke-width="1.8" opacity="0.7"/></g>`,
  );
  scatterTools(scene, pal);
}
