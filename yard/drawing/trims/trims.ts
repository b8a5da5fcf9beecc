import { fillOf } from '../cloth/motifs.ts';
import { deeper } from '../colour/mix-colour.ts';
import { METAL, type MetalName } from '../colour/palettes.ts';
import { n1 } from '../geometry/numbers.ts';
import { curve, type Place, type Point, spline } from '../geometry/paths.ts';
import { dot, leaf, petal, place, ring } from '../geometry/shapes.ts';
import type { Scene } from '../scene/scene.ts';

const { PI, hypot, max, min, round } = Math;

export function tassel(
  scene: Scene,
  x: number,
  y: number,
  k: number,
  c: string,
  metal: MetalName,
  turn: number,
): string {
  const [d, m, l] = METAL[metal];
  let th = '';
  for (let i = -6; i <= 6; i++)
    th += `M${n1(i * 0.9)} 15C${n1(i * 1.4)} 28 ${n1(i * 1.5)} 42 ${n1(i * 1.75 + scene.rng.near(0, 0.8))} ${n1(56 + scene.rng.near(0, 3))}`;
  return `<g transform="translate(${n1(x)} ${n1(y)}) rotate(${n1(turn)}) scale(${k})"><path d="${th}" stroke="${deeper(c, 0.3)}" stroke-width="2.6" fill="none" stroke-linecap="round"/><path d="${th}" stroke="${c}" stroke-width="1.5" fill="none" stroke-linecap="round"/><circle cx="0" cy="4" r="6.5" fill="${m}"/><circle cx="-1.8" cy="2" r="2.2" fill="${l}"/><rect x="-5.5" y="10" width="11" height="6" rx="2" fill="${d}"/><rect x="-5.5" y="10.6" width="11" height="2" fill="${m}"/></g>`;
}

export function fringe(scene: Scene, map: Place, n: number, c: string, len: number, metal: MetalName): void {
  let a = '',
    b = '';
  for (let i = 0; i < n; i++) {
    const s = (i + 0.5) / n,
      [x, y] = map(s, 1),
      l = len * scene.rng.between(0.8, 1.1),
      sw = scene.rng.near(0, 2.4);
    a += `M${n1(x - 1.6)} ${n1(y - 2)}Q${n1(x - 1.2 + sw)} ${n1(y + l * 0.6)} ${n1(x - 2 + sw)} ${n1(y + l)}M${n1(x + 1.6)} ${n1(y - 2)}Q${n1(x + 1 + sw)} ${n1(y + l * 0.6)} ${n1(x + 2 + sw)} ${n1(y + l)}`;
    b += `M${n1(x)} ${n1(y - 2)}Q${n1(x + sw)} ${n1(y + l * 0.6)} ${n1(x + sw)} ${n1(y + l * 1.05)}`;
  }
  scene.add(
    `<path d="${a}" stroke="${deeper(c, 0.25)}" stroke-width="1.5" fill="none"/><path d="${b}" stroke="${METAL[metal][1]}" stroke-width="1.7" fill="none"/>`,
  );
}

export function buttons(scene: Scene, points: readonly Point[], r: number, metal: MetalName): void {
  const [d, m, l] = METAL[metal];
  scene.add(
    points
      .map(
        ([x, y]) =>
          `<circle cx="${n1(x + 1.2)}" cy="${n1(y + 1.8)}" r="${r}" fill="#1c1020" opacity="0.4"/><circle cx="${n1(x)}" cy="${n1(y)}" r="${r}" fill="${m}"/><circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(r * 0.62)}" fill="none" stroke="${d}" stroke-width="0.9"/><circle cx="${n1(x - r * 0.3)}" cy="${n1(y - r * 0.35)}" r="${n1(r * 0.3)}" fill="${l}"/>`,
      )
      .join(''),
  );
}

export const stitchLine = (scene: Scene, d: string, c: string, w = 1.3, dash = '5 4', op = 0.75): void =>
  scene.add(
    `<path d="${d}" fill="none" stroke="${c}" stroke-width="${w}" stroke-dasharray="${dash}" stroke-linecap="round" opacity="${op}"/>`,
  );

/** Embroidered yoke: rows of gold motifs along a curve. */
export function zariAlong(
  scene: Scene,
  points: readonly Point[],
  { r, metal, c, leafy = true }: { r: number; metal: MetalName; c: string; leafy?: boolean },
): void {
  const [d, m, l] = METAL[metal];
  const P = curve(points);
  let len = 0;
  for (let i = 1; i <= 60; i++) {
    const a = P((i - 1) / 60),
      b = P(i / 60);
    len += hypot(b[0] - a[0], b[1] - a[1]);
  }
  const n = max(2, round(len / (r * 2.1)));
  const fl = scene.group(
    fillOf(
      ring(6, (a) => petal(1, 0.36, place(a))),
      m,
      ` stroke="${d}" stroke-width="0.08"`,
    ) +
      fillOf(
        ring(6, (a) => petal(0.6, 0.2, place(a)), 0.5),
        l,
      ) +
      fillOf(dot(0.24), c),
  );
  const lf = scene.group(fillOf(leaf(1.1, 0.4, place(0)), m, ` stroke="${d}" stroke-width="0.08"`));
  let s = `<path d="${spline(points)}" fill="none" stroke="${m}" stroke-width="${n1(r * 0.22)}"/>`;
  for (let i = 0; i <= n; i++) {
    const t = i / n,
      [x, y] = P(t),
      [x2, y2] = P(min(1, t + 0.01)),
      a = (Math.atan2(y2 - y, x2 - x) * 180) / PI;
    s += `<use href="#${fl}" transform="translate(${n1(x)} ${n1(y)}) rotate(${n1(a)}) scale(${r * 0.92})"/>`;
    if (leafy && i < n) {
      const [mx, my] = P((i + 0.5) / n);
      s += `<use href="#${lf}" transform="translate(${n1(mx)} ${n1(my)}) rotate(${n1(a + 10)}) scale(${n1(r * 0.8)})"/><use href="#${lf}" transform="translate(${n1(mx)} ${n1(my)}) rotate(${n1(a + 170)}) scale(${n1(r * 0.8)})"/>`;
    }
  }
  scene.add(s);
}
