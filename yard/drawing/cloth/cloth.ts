import { type Chance, chance } from '../chance.ts';
import { METAL, type Metal, type Palette } from '../colour/palettes.ts';
import { lerp, n1, n2, n4 } from '../geometry/numbers.ts';
import { type Place, type Point, polyline } from '../geometry/paths.ts';
import { item } from '../item.ts';
import type { Box, Scene } from '../scene/scene.ts';

const { sin, cos, abs, hypot, floor, max, round } = Math;

interface ClothOptions {
  W: number;
  H: number;
  map: Place;
  rng: Chance;
  pal: Palette;
  /** The SVG fragments of the drawing. */
  out: string[];
  /** The visible part of the picture; nothing is drawn outside it. */
  box: Box;
}

/**
 * A piece of cloth of W × H centimetres laid onto the picture by `map(s, t) → [x, y]`.
 * Textiles draw on it only through these methods.
 */
export class Cloth {
  readonly scene: Scene;
  readonly W: number;
  readonly H: number;
  readonly map: Place;
  readonly rng: Chance;
  readonly pal: Palette;
  readonly metal: Metal;
  readonly out: string[];
  readonly box: Box;
  constructor(scene: Scene, { W, H, map, rng, pal, out, box }: ClothOptions) {
    this.scene = scene;
    this.W = W;
    this.H = H;
    this.map = map;
    this.rng = rng;
    this.pal = pal;
    this.metal = METAL[pal.metal];
    this.out = out;
    this.box = box;
  }
  /** The same choice for every piece cut from this cloth. */
  choose<T>(list: readonly T[]): T {
    return chance(`${this.scene.style}/${this.pal.base}/${list.length}`).pick(list);
  }
  private slope(s: number, t: number): [number, number, number, number] {
    const e = 0.2,
      [x0, y0] = this.map(s - e, t),
      [x1, y1] = this.map(s + e, t),
      [x2, y2] = this.map(s, t - e),
      [x3, y3] = this.map(s, t + e);
    return [(x1 - x0) / (2 * e), (y1 - y0) / (2 * e), (x3 - x2) / (2 * e), (y3 - y2) / (2 * e)];
  }
  private seen(x: number, y: number, r: number): boolean {
    const [bx, by, bw, bh] = this.box;
    return x > bx - r && x < bx + bw + r && y > by - r && y < by + bh + r;
  }
  /** Places a stored motif (units = cm) with its centre at s,t. */
  use(id: string, s: number, t: number, k = 1, turn = 0, flip = 1): void {
    const [x, y] = this.map(s, t);
    const [a, b, c, d] = this.slope(s, t);
    const r = (hypot(a, b) + hypot(c, d)) * k * 2;
    if (!this.seen(x, y, r) || r < 0.6) return;
    const co = cos(turn) * k,
      si = sin(turn) * k;
    this.out.push(
      `<use href="#${id}" transform="matrix(${n4((a * co + c * si) * flip)} ${n4((b * co + d * si) * flip)} ${n4(-a * si + c * co)} ${n4(-b * si + d * co)} ${n1(x)} ${n1(y)})"/>`,
    );
  }
  /** A path whose lines between the points follow the cloth. */
  trace(points: readonly Point[], closed: boolean, step = 2.2): string {
    const res: Point[] = [];
    const n = points.length;
    for (let i = 0; i < (closed ? n : n - 1); i++) {
      const [s0, t0] = item(points, i),
        [s1, t1] = item(points, (i + 1) % n);
      const k = max(1, Math.ceil(hypot(s1 - s0, t1 - t0) / step));
      for (let j = 0; j < k; j++) res.push(this.map(lerp(s0, s1, j / k), lerp(t0, t1, j / k)));
    }
    if (!closed) res.push(this.map(...item(points, n - 1)));
    return polyline(res, closed);
  }
  area(points: readonly Point[], fill: string, extra = ''): void {
    this.out.push(`<path d="${this.trace(points, true)}" fill="${fill}"${extra}/>`);
  }
  rect(s0: number, t0: number, s1: number, t1: number, fill: string, extra = ''): void {
    this.area(
      [
        [s0, t0],
        [s1, t0],
        [s1, t1],
        [s0, t1],
      ],
      fill,
      extra,
    );
  }
  line(points: readonly Point[], stroke: string, cm: number, extra = '', step?: number): void {
    const [s, t] = item(points, floor(points.length / 2));
    const [a, b, c, d] = this.slope(s, t);
    const w = cm * Math.sqrt(abs(a * d - b * c));
    if (w < 0.12) return;
    this.out.push(
      `<path d="${this.trace(points, false, step)}" fill="none" stroke="${stroke}" stroke-width="${n2(w)}"${extra}/>`,
    );
  }
  /** Many short strokes as one path. */
  strokes(list: readonly (readonly Point[])[], stroke: string, cm: number, extra = ''): void {
    const start = list[0]?.[0];
    if (!start) return;
    const [s, t] = start;
    const [a, b, c, d] = this.slope(s, t);
    const w = max(0.35, cm * Math.sqrt(abs(a * d - b * c)));
    this.out.push(
      `<path d="${list.map((p) => this.trace(p, false, 6)).join('')}" fill="none" stroke="${stroke}" stroke-width="${n2(w)}"${extra}/>`,
    );
  }
  /** Part of this cloth as a cloth of its own; `m(p, q) → [s, t]`. */
  part(m: Place, W: number, H: number, pal = this.pal): Cloth {
    return new Cloth(this.scene, {
      W,
      H,
      map: (p, q) => this.map(...m(p, q)),
      rng: this.rng,
      pal,
      out: this.out,
      box: this.box,
    });
  }
  motif(svg: string): string {
    return this.scene.group(svg);
  }
  get zari(): string {
    const [d, m, l] = this.metal;
    return `url(#${this.scene.linear(
      [
        [0, d],
        [0.28, m],
        [0.5, l],
        [0.72, m],
        [1, d],
      ],
      0,
      0,
      1,
      1,
      'objectBoundingBox',
    )})`;
  }
}

/** Half-drop lattice over a cloth. */
export function lattice(
  c: Cloth,
  ds: number,
  dt: number,
  fn: (s: number, t: number, i: number, row: number) => void,
  { inset = 0, jitter = 0 } = {},
): void {
  let row = 0;
  const cols = max(1, round((c.W - inset * 2) / ds)),
    w = (c.W - inset * 2) / cols;
  for (let t = dt * 0.5; t < c.H + dt; t += dt, row++) {
    for (let i = -1; i <= cols; i++) {
      const s = inset + (i + (row % 2 ? 1 : 0.5)) * w;
      if (s < -w || s > c.W + w) continue;
      fn(c.rng.near(s, jitter), c.rng.near(t, jitter), i, row);
    }
  }
}
