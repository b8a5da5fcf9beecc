import { deeper, mix, paler } from '../colour/mix-colour.ts';
import { n1, n2, TAU } from '../geometry/numbers.ts';
import { polyline } from '../geometry/paths.ts';
import { leaf, place } from '../geometry/shapes.ts';
import { HEIGHT, type Scene, WIDTH } from './scene.ts';

const { sin, cos } = Math;

function leafShadow(x: number, y: number, k: number, turn: number): string {
  let d = '';
  const m = place(turn, k, x, y);
  for (let i = 0; i < 9; i++) {
    const t = i / 8,
      side = i % 2 ? 1 : -1;
    d += leaf(105 - t * 40, 17, (a, b) => m(...place(side * (1.15 - t * 0.35), 1, 0, -t * 210)(a, b)));
  }
  return d + leaf(95, 16, (a, b) => m(...place(0, 1, 0, -210)(a, b)));
}

export type Ground = 'niche' | 'dado' | 'floor' | 'wall' | 'table';

/** The surface on which the garment stands, hangs or lies. */
export function paintGround(scene: Scene, kind: Ground): void {
  const wall = scene.wall;
  const r = scene.rng;
  const W = WIDTH,
    H = HEIGHT;
  const big = `x="-40" y="-40" width="${W + 80}" height="${H + 80}"`;
  const lit = scene.linear(
    [
      [0, paler(wall, 0.5)],
      [0.5, wall],
      [1, deeper(wall, 0.13)],
    ],
    0,
    0,
    W,
    H,
  );
  scene.add(`<rect ${big} fill="url(#${lit})"/>`);
  const wash = (gain: number, bias: number, op: number, c: string, fx = 0.004, fy = 0.006, o = 4) =>
    `<rect ${big} filter="url(#${scene.noise(fx, fy, o, r.int(1, 99), c, gain, bias)})" opacity="${op}"/>`;
  scene.add(wash(2.2, -0.95, 0.42, paler(wall, 0.6)) + wash(2.2, -1.05, 0.34, deeper(wall, 0.2)));
  if (kind === 'table') {
    scene.add(wash(1.3, -0.66, 0.2, deeper(wall, 0.4), 0.7, 0.7, 2));
    let fib = '';
    for (let i = 0; i < 46; i++) {
      const x = r() * W,
        y = r() * H,
        a = r() * TAU,
        l = r.between(8, 30);
      fib += `M${n1(x)} ${n1(y)}q${n1(cos(a) * l * 0.5 + r.near(0, 6))} ${n1(sin(a) * l * 0.5 + r.near(0, 6))} ${n1(cos(a) * l)} ${n1(sin(a) * l)}`;
    }
    scene.add(
      `<path d="${fib}" fill="none" stroke="${deeper(wall, 0.3)}" stroke-width="0.8" opacity="0.35"/>`,
    );
  } else {
    scene.add(wash(1.6, -0.8, 0.14, deeper(wall, 0.35), 0.9, 0.5, 2));
    scene.add(wash(2, -0.98, 0.3, paler(wall, 0.7), 0.02, 0.0035, 3));
  }
  if (kind === 'niche') {
    const x0 = 118,
      x1 = 682,
      y1 = 884,
      top = 148,
      sp = 330;
    const arch = `M${x0} ${y1}V${sp}C${x0} ${sp - 70} ${x0 + 26} ${sp - 86} ${x0 + 62} ${sp - 92}C${x0 + 70} ${sp - 140} ${x0 + 130} ${sp - 150} ${x0 + 166} ${sp - 146}C${x0 + 196} ${sp - 178} ${x0 + 262} ${top + 22} ${400} ${top - 34}C${x1 - 262} ${top + 22} ${x1 - 196} ${sp - 178} ${x1 - 166} ${sp - 146}C${x1 - 130} ${sp - 150} ${x1 - 70} ${sp - 140} ${x1 - 62} ${sp - 92}C${x1 - 26} ${sp - 86} ${x1} ${sp - 70} ${x1} ${sp}V${y1}Z`;
    const inner = scene.linear(
      [
        [0, deeper(wall, 0.2)],
        [0.3, deeper(wall, 0.07)],
        [1, paler(wall, 0.12)],
      ],
      x0,
      0,
      x1,
      0,
    );
    const cid = scene.clip(arch);
    scene.add(
      `<path d="${arch}" fill="url(#${inner})"/><g clip-path="url(#${cid})"><path d="${arch}" fill="none" stroke="${deeper(wall, 0.6)}" stroke-width="46" opacity="0.4" transform="translate(-14 -12)" filter="url(#${scene.blur(22)})"/></g><path d="${arch}" fill="none" stroke="${paler(wall, 0.65)}" stroke-width="3" opacity="0.8"/><path d="${arch}" fill="none" stroke="${deeper(wall, 0.28)}" stroke-width="1.4" opacity="0.7" transform="translate(400 520) scale(1.045 1.035) translate(-400 -520)"/>`,
    );
  }
  if (kind === 'dado') {
    const y = 640,
      c = mix(wall, scene.accent, 0.42);
    scene.add(
      `<rect x="-40" y="${y}" width="880" height="400" fill="${c}" opacity="0.5"/><rect x="-40" y="${y - 10}" width="880" height="3" fill="${deeper(c, 0.25)}" opacity="0.55"/><rect x="-40" y="${y - 1}" width="880" height="2" fill="${paler(wall, 0.7)}" opacity="0.6"/>`,
    );
  }
  if (kind !== 'table' && kind !== 'wall') {
    const fy = 884,
      floorC = mix(wall, kind === 'niche' ? paler(wall, 0.4) : deeper(wall, 0.32), 0.72);
    const g = scene.linear(
      [
        [0, deeper(floorC, 0.1)],
        [0.3, floorC],
        [1, paler(floorC, 0.16)],
      ],
      0,
      fy,
      0,
      H,
    );
    scene.add(
      `<rect x="-40" y="${fy}" width="880" height="200" fill="url(#${g})"/><rect x="-40" y="${fy - 2}" width="880" height="3" fill="${deeper(wall, 0.42)}" opacity="0.35"/><rect x="-40" y="${fy + 2}" width="880" height="1.6" fill="${paler(wall, 0.8)}" opacity="0.45"/>` +
        `<rect x="-40" y="${fy}" width="880" height="200" filter="url(#${scene.noise(0.5, 0.9, 2, r.int(1, 99), deeper(wall, 0.4), 1.4, -0.66)})" opacity="0.3"/>`,
    );
  }
}

export type Light = 'window' | 'leaves' | 'none';

/** Late light through a window, or leaf shadows, laid over everything at the end. */
export function daylight(scene: Scene, kind: Light): string {
  const r = scene.rng;
  if (kind === 'window') {
    const x = r.between(-30, 60),
      y = r.between(40, 120);
    const pane = (a: number, b: number, w: number, h: number) =>
      polyline(
        [
          [x + a, y + b],
          [x + a + w, y + b - w * 0.16],
          [x + a + w + h * 0.3, y + b + h - w * 0.16],
          [x + a + h * 0.3, y + b + h],
        ],
        true,
      );
    const d = [0, 1].flatMap((i) => [0, 1, 2].map((j) => pane(i * 196 + j * 74, j * 246, 178, 226))).join('');
    return `<path d="${d}" fill="#fff3d6" opacity="0.2" filter="url(#${scene.blur(7)})" style="mix-blend-mode:soft-light"/><path d="${d}" fill="#fff1cf" opacity="0.1" filter="url(#${scene.blur(16)})"/>`;
  }
  if (kind === 'leaves') {
    const right = r() < 0.5;
    const d =
      leafShadow(right ? 800 : 10, right ? 300 : 260, 1.15, right ? -0.75 : 0.7) +
      leafShadow(right ? 690 : 130, -40, 1, right ? 3.6 : 2.6);
    return `<path d="${d}" fill="#2a1c2e" opacity="0.13" filter="url(#${scene.blur(9)})" style="mix-blend-mode:multiply"/>`;
  }
  return '';
}

export type Footprint = readonly [x: number, y: number, rx: number, ry: number];

/** Shadow an outline throws on the wall behind it. */
export function castShadows(
  scene: Scene,
  { dx, dy, soft, dark, ground }: { dx: number; dy: number; soft: number; dark: number; ground?: Footprint },
): string {
  const wall = scene.wall;
  const d = scene.sil.join('');
  const c = mix(deeper(wall, 0.72), '#1c1430', 0.45);
  let s = `<g style="mix-blend-mode:multiply"><path d="${d}" fill="${c}" opacity="${dark}" transform="translate(${dx} ${dy})" filter="url(#${scene.blur(soft)})"/><path d="${d}" fill="${c}" opacity="${n2(dark * 0.85)}" transform="translate(${n1(dx * 0.22)} ${n1(dy * 0.28)})" filter="url(#${scene.blur(3.4)})"/></g>`;
  if (ground)
    s += `<g style="mix-blend-mode:multiply"><ellipse cx="${ground[0] + 20}" cy="${ground[1] + 4}" rx="${ground[2] * 1.1}" ry="${ground[3]}" fill="${c}" opacity="0.5" filter="url(#${scene.blur(9)})"/></g>`;
  return s;
}
