import { deeper, mix } from '../colour/mix-colour.ts';
import { n1, n2, TAU } from '../geometry/numbers.ts';
import { pt } from '../geometry/paths.ts';
import { leaf, type Move, place, shape } from '../geometry/shapes.ts';
import type { Scene } from '../scene/scene.ts';

const { PI, max, round } = Math;

export function marigolds(
  scene: Scene,
  list: readonly (readonly [x: number, y: number, radius: number])[],
  shadow = true,
): void {
  const r = scene.rng;
  for (const [x, y, R] of list) {
    const c = r.pick(['#e2892b', '#dd6f26', '#e8a534']);
    const frill = (l: number, w: number, m: Move) =>
      shape(
        [
          'M',
          0,
          0,
          'C',
          w * 0.7,
          -l * 0.3,
          w * 1.3,
          -l * 0.7,
          w,
          -l * 0.92,
          'C',
          w * 0.8,
          -l * 1.02,
          w * 0.55,
          -l * 0.9,
          w * 0.34,
          -l,
          'C',
          w * 0.15,
          -l * 1.06,
          -w * 0.15,
          -l * 1.06,
          -w * 0.3,
          -l * 0.97,
          'C',
          -w * 0.55,
          -l * 0.9,
          -w * 0.8,
          -l * 1.02,
          -w,
          -l * 0.9,
          'C',
          -w * 1.3,
          -l * 0.7,
          -w * 0.7,
          -l * 0.3,
          0,
          0,
          'Z',
        ],
        m,
      );
    let s = '';
    const rings = 7;
    for (let q = 0; q < rings; q++) {
      const l = R * (1 - q / (rings + 0.6)),
        n = max(5, round(19 - q * 2)),
        tone = q / (rings - 1);
      for (let i = 0; i < n; i++)
        s += `<path d="${frill(l * r.between(0.92, 1.06), l * 0.19, place((i / n) * TAU + q * 0.7 + r.near(0, 0.12)))}" fill="${q % 2 ? mix(c, '#f6c65a', 0.15 + tone * 0.3) : deeper(c, 0.2 - tone * 0.16)}" stroke="${deeper(c, 0.42)}" stroke-width="${n2(R * 0.012)}" stroke-opacity="0.6"/>`;
    }
    scene.add(
      `<g transform="translate(${n1(x)} ${n1(y)})">${shadow ? `<circle cx="${n1(R * 0.2)}" cy="${n1(R * 0.24)}" r="${n1(R * 0.92)}" fill="#20122c" opacity="0.4" filter="url(#${scene.blur(n1(R * 0.16))})" style="mix-blend-mode:multiply"/>` : ''}${s}</g>`,
    );
  }
}

export function sprigOfNeem(scene: Scene, x: number, y: number, k: number, turn: number): void {
  const m = place((turn * PI) / 180, k, x, y);
  let d = '';
  for (let i = 0; i < 11; i++) {
    const t = i / 10,
      side = i % 2 ? 1 : -1;
    d += leaf(74 - t * 34, 12 - t * 4, (a, b) => m(...place(side * (1.1 - t * 0.4), 1, 0, -t * 190)(a, b)));
  }
  d += leaf(50, 8, (a, b) => m(...place(0, 1, 0, -190)(a, b)));
  const s = `M${pt(m(0, 40))}L${pt(m(0, -195))}`;
  scene.add(
    `<g><path d="${d}" fill="#20122c" opacity="0.36" transform="translate(7 10)" filter="url(#${scene.blur(5)})" style="mix-blend-mode:multiply"/><path d="${s}" stroke="#6d6b3c" stroke-width="${n1(3.4 * k)}" fill="none"/><path d="${d}" fill="#5f7448"/><path d="${d}" fill="none" stroke="#3f5030" stroke-width="1" opacity="0.6"/></g>`,
  );
}
