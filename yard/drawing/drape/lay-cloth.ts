import type { Chance } from '../chance.ts';
import { Cloth } from '../cloth/cloth.ts';
import { plain } from '../cloth/loom.textiles.ts';
import type { Textile } from '../cloth/textile.ts';
import { deeper, lightness, mix, paler } from '../colour/mix-colour.ts';
import type { Palette } from '../colour/palettes.ts';
import { n1, n2 } from '../geometry/numbers.ts';
import { type Place, type Point, polyline, type Shade } from '../geometry/paths.ts';
import { item } from '../item.ts';
import type { Box, Scene } from '../scene/scene.ts';

const { max, min } = Math;

type Edge = 'bottom' | 'top' | 'left' | 'right' | 'bandAt';

export interface Border {
  edge: Edge;
  /** Width in cm. */
  w: number;
  /** For a band: how far below the top it begins, in cm. */
  at?: number;
  textile?: Textile;
  pal?: Palette;
  base?: string;
  /** Filled with the field of its textile instead of its border. */
  field?: boolean;
}

export interface LayOptions {
  /** Maps s,t in [0,1] to the picture. */
  map: Place;
  /** Size of the mapped area in cm. */
  W: number;
  H: number;
  pal: Palette;
  rng?: Chance;
  /** An outline to clip the cloth to; by default its own edge. */
  clip?: string;
  shade?: Shade;
  textile?: Textile;
  borders?: readonly Border[];
  tone?: number;
  edge?: boolean;
  steps?: Point;
  after?: () => string;
  silhouette?: boolean;
  /** For a piece of a longer cloth: where it begins and how long the whole is, in cm. */
  offset?: number;
  whole?: number;
  /** Closeness of the view: more than 1 softens the edges of the shade. */
  near?: number;
}

/**
 * Draws one piece of cloth: ground, textile, borders, shade, edge. `map` takes s,t in [0,1]; W and H are its size in
 * cm.
 */
export function layCloth(scene: Scene, o: LayOptions): string {
  const {
    map,
    W,
    H,
    pal,
    rng = scene.rng,
    clip,
    shade,
    textile,
    borders = [],
    tone = 1,
    edge = true,
    steps = [96, 36],
    after,
    silhouette = true,
    offset = 0,
    whole = W,
    near = 1,
  } = o;
  const base = pal.base;
  const out: string[] = [];
  const cm: Place = (s, t) => map((s - offset) / W, t / H);
  const outline =
    clip ??
    polyline(
      [
        ...[...Array(49)].map((_, i) => map(i / 48, 0)),
        ...[...Array(41)].map((_, i) => map(1, i / 40)),
        ...[...Array(49)].map((_, i) => map(1 - i / 48, 1)),
        ...[...Array(41)].map((_, i) => map(0, 1 - i / 40)),
      ],
      true,
    );
  const cid = scene.clip(outline);
  const xy = (outline.match(/-?[\d.]+/g) ?? []).map(Number),
    xs = xy.filter((_, i) => i % 2 === 0),
    ys = xy.filter((_, i) => i % 2);
  const bx = max(scene.view[0], min(...xs)),
    by = max(scene.view[1], min(...ys));
  const bounds: Box = [
    bx,
    by,
    min(scene.view[0] + scene.view[2], max(...xs)) - bx,
    min(scene.view[1] + scene.view[3], max(...ys)) - by,
  ];
  const c = new Cloth(scene, { W: whole, H, map: cm, rng, pal, out, box: bounds });
  if (textile) textile.field(c);
  for (const b of borders) {
    const w = b.w;
    const len = b.edge === 'left' || b.edge === 'right' ? H : whole;
    const from = b.at ?? 0;
    const along: Record<Edge, Place> = {
      bottom: (p, q) => [p, H - w + q],
      top: (p, q) => [p, w - q],
      left: (p, q) => [w - q, p],
      right: (p, q) => [whole - w + q, p],
      bandAt: (p, q) => [p, from + q],
    };
    const cut = b.pal ?? pal;
    const part = c.part(along[b.edge], len, w, { ...cut, base: b.base ?? cut.base });
    const weave = b.textile ?? textile ?? plain;
    if (b.field) {
      const inner = scene.clip(
        part.trace(
          [
            [0, 0],
            [part.W, 0],
            [part.W, w],
            [0, w],
          ],
          true,
          3,
        ),
      );
      out.push(`<g clip-path="url(#${inner})">`);
      part.rect(0, 0, part.W, w, part.pal.base);
      weave.field(part);
      out.push('</g>');
    } else weave.border(part);
  }
  const grad = scene.linear(
    [
      [0, paler(base, 0.1)],
      [0.55, base],
      [1, deeper(base, 0.12)],
    ],
    150,
    120,
    660,
    940,
  );
  let svg = `<path d="${outline}" fill="url(#${grad})"/>${out.join('')}`;
  // dye takes unevenly
  svg += `<path d="${outline}" fill="#000" filter="url(#${scene.noise(0.011, 0.007, 3, scene.rng.int(1, 90), deeper(base, 0.42), 1.5, -0.62)})" opacity="0.5"/>`;
  if (after) svg += after();
  if (shade) svg += tones(scene, map, shade, steps, tone, base, near);
  svg += `<path d="${outline}" filter="url(#${scene.noise(0.5, 0.06, 2, scene.rng.int(1, 90), lightness(base) > 0.6 ? '#4a3a2c' : '#fff2d8', 0.9, -0.44)})" opacity="0.42"/>`;
  if (edge)
    svg += `<path d="${outline}" fill="none" stroke="${deeper(base, 0.62)}" stroke-width="2.4" opacity="0.42"/>`;
  scene.add(`<g clip-path="url(#${cid})">${svg}</g>`);
  if (silhouette) scene.shadowOf(outline);
  return outline;
}

/** Shade cut into flat tones, laid as washes. */
function tones(
  scene: Scene,
  map: Place,
  shade: Shade,
  [ns, nt]: Point,
  tone: number,
  base: string,
  near: number,
): string {
  const soften: Point = [-0.42, 0.2];
  const levels: Point[] = [[-0.18, 0.17], soften, [-0.68, 0.24], [-0.95, 0.3]],
    lights: Point[] = [
      [0.3, 0.12],
      [0.55, 0.15],
      [0.8, 0.18],
    ];
  const val: number[] = [];
  for (let i = 0; i < ns; i++) for (let j = 0; j < nt; j++) val.push(shade((i + 0.5) / ns, (j + 0.5) / nt));
  const grid: Point[] = [];
  for (let i = 0; i <= ns; i++) for (let j = 0; j <= nt; j++) grid.push(map(i / ns, j / nt));
  const collect = (test: (v: number) => boolean) => {
    const hit = (i: number, j: number) => test(item(val, i * nt + j)),
      point = (i: number, j: number) => item(grid, i * (nt + 1) + j);
    let d = '';
    for (let i = 0; i < ns; i++)
      for (let j = 0; j < nt; ) {
        if (!hit(i, j)) {
          j++;
          continue;
        }
        let k = j;
        while (k < nt && hit(i, k)) k++;
        const left: Point[] = [],
          right: Point[] = [];
        for (let q = j; q <= k; q++) {
          left.push(point(i, q));
          right.push(point(i + 1, q));
        }
        d += polyline([...left, ...right.reverse()], true);
        j = k;
      }
    return d;
  };
  const dark = mix(deeper(base, 0.55), '#191336', 0.5),
    lit = mix('#fff4dc', base, lightness(base) > 0.75 ? 0 : 0.22);
  const crisp = scene.blur(n1(1.6 * near)),
    soft = scene.blur(n1(8 * near));
  let s = '',
    l = '',
    big = '';
  for (const [v, a] of levels) {
    const d = collect((x) => x < v);
    if (d) {
      s += `<path d="${d}" opacity="${n2(a * tone)}"/>`;
      if (v === soften[0]) big = d;
    }
  }
  for (const [v, a] of lights) {
    const d = collect((x) => x > v);
    if (d) l += `<path d="${d}" opacity="${n2(a * tone)}"/>`;
  }
  return `${big ? `<path d="${big}" fill="${dark}" opacity="${n2(0.2 * tone)}" filter="url(#${soft})" style="mix-blend-mode:multiply"/>` : ''}<g fill="${dark}" filter="url(#${crisp})" style="mix-blend-mode:multiply">${s}</g><g fill="${lit}" filter="url(#${crisp})" style="mix-blend-mode:${lightness(base) > 0.75 ? 'normal' : 'screen'}">${l}</g>`;
}
