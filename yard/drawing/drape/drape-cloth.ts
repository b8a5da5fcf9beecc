import { chance } from '../chance.ts';
import type { Textile } from '../cloth/textile.ts';
import type { Palette } from '../colour/palettes.ts';
import { clamp, lerp } from '../geometry/numbers.ts';
import { curve, type Place, type Point, polyline, type Shade } from '../geometry/paths.ts';
import { item } from '../item.ts';
import type { Scene } from '../scene/scene.ts';
import { fringe } from '../trims/trims.ts';
import { type Border, type LayOptions, layCloth } from './lay-cloth.ts';

const { max, min, round } = Math;

export const castOnto = (scene: Scene, d: string, dx: number, dy: number, soft: number, op: number): void =>
  scene.add(
    `<path d="${d}" transform="translate(${dx} ${dy})" fill="#1d1230" opacity="${op}" filter="url(#${scene.blur(soft)})" style="mix-blend-mode:multiply"/>`,
  );

/** `layCloth()` with a shadow on what is beneath. */
export function drapeCloth(scene: Scene, o: LayOptions & { on?: number }): string {
  const outline =
    o.clip ??
    polyline(
      [
        ...[...Array(25)].map((_, i) => o.map(0, i / 24)),
        ...[...Array(25)].map((_, i) => o.map(1, 1 - i / 24)),
      ],
      true,
    );
  castOnto(scene, outline, 4, 7, 6, o.on ?? 0.3);
  return layCloth(scene, o);
}

/**
 * Knife pleats laid one over the next, each a length of cloth at its true scale, so that the print breaks at every fold.
 * Between the rails `left` and `right`; cm: cloth showing and hidden in one pleat; H: length in cm.
 */
interface PleatedOptions {
  left: readonly Point[];
  right: readonly Point[];
  n: number;
  cm: number;
  H: number;
  pal: Palette;
  tx: Textile;
  borders: readonly Border[];
  hang?: number;
  dip?: number;
  on?: number;
  tail?: number;
  light?: number;
}

export function pleatCloth(
  scene: Scene,
  {
    left,
    right,
    n,
    cm,
    H,
    pal,
    tx,
    borders,
    hang = 7,
    dip = 6,
    on = 0.34,
    tail = 0,
    light = 0,
  }: PleatedOptions,
): void {
  const scale = 4.6;
  const r = scene.rng,
    L = curve(left),
    R = curve(right);
  const cut = [0];
  for (let i = 0; i < n; i++) cut.push(item(cut, i) + r.between(0.75, 1.25));
  const at = cut.map((v) => v / item(cut, n));
  const seed = `${scene.style}/pleats/${n}`;
  for (let i = 0; i < n; i++) {
    const from = item(at, i),
      to = item(at, i + 1);
    const edge = (t: number, k: number): Point => {
      const a = L(t),
        b = R(t);
      return [lerp(a[0], b[0], k), lerp(a[1], b[1], k)];
    };
    const wide = (t: number) => (to - from) * (R(t)[0] - L(t)[0]);
    const w = max(cm * scale, wide(1) * 1.04, wide(0.75) * 1.04);
    const map: Place = (s, t) => {
      const tt = clamp(t, 0, 1),
        [x, y] = edge(tt, from),
        e2 = edge(tt, min(1, from + 0.05));
      const slope = (e2[1] - y) / (e2[0] - x || 1);
      const k = from + (s * w) / max(1, R(tt)[0] - L(tt)[0]);
      return [
        x + s * w,
        y +
          s * w * slope * 0.9 +
          (s * hang + dip * 4 * clamp(k, 0, 1) * (1 - clamp(k, 0, 1)) + (i % 2 ? 2 : -2)) * t * t +
          (t > 1 ? (t - 1) * H * scale : t < 0 ? t * H * scale : 0),
      ];
    };
    const v = (t: number) =>
      clamp((((i === n - 1 ? 1 : to) - from) * (R(t)[0] - L(t)[0])) / w + (i === n - 1 ? 0 : 0.06), 0.06, 1);
    const outline = polyline(
      [
        ...[...Array(33)].map((_, j) => map(0, j / 32)),
        ...[...Array(9)].map((_, j) => map(v(1) * (j / 8), 1)),
        ...[...Array(33)].map((_, j) => map(v(1 - j / 32), 1 - j / 32)),
      ],
      true,
    );
    const shade: Shade = (s, t) => {
      const u = s / v(t);
      return (
        (u < 0.13
          ? lerp(0.85, 0.5, u / 0.13)
          : u < 0.34
            ? lerp(0.42, 0.05, (u - 0.13) / 0.21)
            : u < 0.7
              ? lerp(0.05, -0.32, (u - 0.34) / 0.36)
              : lerp(-0.4, -1.1, (u - 0.7) / 0.3)) *
          lerp(0.85, 1, t) +
        light -
        (i / n) * 0.12
      );
    };
    const go = i === 0 ? drapeCloth : layCloth;
    if (i > 0) {
      const e = polyline([...Array(17)].map((_, j) => map(0, j / 16)));
      scene.add(
        `<path d="${e}" fill="none" stroke="#150c24" stroke-width="7" opacity="0.4" transform="translate(-2 1)" filter="url(#${scene.blur(3)})" style="mix-blend-mode:multiply"/>`,
      );
    }
    go(scene, {
      map,
      W: w / scale,
      H,
      whole: (n * w) / scale,
      offset: (i * w) / scale,
      pal,
      textile: tx,
      rng: chance(seed),
      clip: outline,
      shade,
      borders,
      steps: [26, 22],
      on,
    });
  }
  const hem = (s: number): Point => {
    const i = min(
      n - 1,
      at.findIndex((a, j) => s >= a && s < (at[j + 1] ?? 2)),
    );
    const t = 1,
      span = R(1)[0] - L(1)[0],
      [x, y] = [lerp(L(t)[0], R(t)[0], s), lerp(L(t)[1], R(t)[1], s)];
    return [x, y + (((s - item(at, i)) * span) / (cm * scale)) * hang + dip * 4 * s * (1 - s)];
  };
  if (tail)
    fringe(
      scene,
      (s) => hem(clamp(s, 0, 0.999)),
      round((R(1)[0] - L(1)[0]) / 4.2),
      pal.base,
      tail,
      pal.metal,
    );
}
