import { deeper, paler } from '../colour/mix-colour.ts';
import { box, mirrored, type Point, spline } from '../geometry/paths.ts';
import { item } from '../item.ts';
import { wood } from './furniture.ts';
import type { Scene } from './scene.ts';

export type Form = 'woman' | 'man';

export const BODY: Record<Form, readonly Point[]> = {
  woman: [
    [23, 126],
    [21, 150],
    [31, 174],
    [62, 187],
    [93, 204],
    [90, 228],
    [77, 258],
    [80, 286],
    [85, 308],
    [71, 350],
    [60, 398],
    [76, 440],
    [92, 496],
    [92, 540],
    [84, 560],
    [50, 566],
    [16, 567],
  ],
  man: [
    [28, 122],
    [27, 148],
    [40, 172],
    [84, 186],
    [124, 206],
    [120, 236],
    [104, 264],
    [104, 292],
    [106, 316],
    [98, 360],
    [92, 404],
    [98, 452],
    [103, 506],
    [102, 540],
    [92, 560],
    [54, 566],
    [16, 567],
  ],
};

/** Linen dress form on a turned wooden stand. */
export function dressForm(scene: Scene, kind: Form): void {
  const cx = 400,
    foot = 944;
  const half = BODY[kind],
    neckWidth = item(half, 0)[0];
  const d = spline(mirrored(cx, half), true, 0.9);
  const pole = box(cx - 8, 540, 16, foot - 552, 3);
  let s = wood(scene, pole, '#6f4428');
  const leg = (dx: number) =>
    `M${cx - 6} ${foot - 52}C${cx + dx * 0.4} ${foot - 44} ${cx + dx * 0.8} ${foot - 20} ${cx + dx} ${foot - 4}L${cx + dx * 1.06} ${foot}C${cx + dx * 0.9} ${foot - 6} ${cx + dx * 0.5} ${foot - 26} ${cx + 6} ${foot - 34}Z`;
  s += wood(scene, leg(-110), '#6f4428') + wood(scene, leg(110), '#6f4428');
  const linen = '#cbb898';
  const g = scene.linear(
    [
      [0, deeper(linen, 0.12)],
      [0.3, paler(linen, 0.4)],
      [0.62, linen],
      [1, deeper(linen, 0.34)],
    ],
    cx - 100,
    0,
    cx + 100,
    0,
  );
  s += `<path d="${d}" fill="url(#${g})"/><path d="${d}" filter="url(#${scene.noise(0.8, 0.12, 2, 4, '#5b4630', 1.1, -0.5)})" opacity="0.5"/>`;
  s += `<path d="M${cx} 174V560M${cx - 46} 240C${cx - 50} 310 ${cx - 34} 370 ${cx - 36} 420C${cx - 40} 470 ${cx - 52} 520 ${cx - 50} 560M${cx + 46} 240C${cx + 50} 310 ${cx + 34} 370 ${cx + 36} 420C${cx + 40} 470 ${cx + 52} 520 ${cx + 50} 560" fill="none" stroke="#6b5438" stroke-width="1.1" stroke-dasharray="5 3.5" opacity="0.5"/>`;
  const cap = `M${cx - neckWidth - 1} 128C${cx - 14} 116 ${cx + 14} 116 ${cx + neckWidth + 1} 128C${cx + 14} 136 ${cx - 14} 136 ${cx - neckWidth - 1} 128Z`;
  s +=
    wood(scene, cap, '#7b4b2c') +
    wood(
      scene,
      `M${cx - 5} 120C${cx - 6} 110 ${cx - 11} 108 ${cx - 10} 99C${cx - 9} 88 ${cx + 9} 88 ${cx + 10} 99C${cx + 11} 108 ${cx + 6} 110 ${cx + 5} 120Z`,
      '#7b4b2c',
    );
  scene.shadowOf(d);
  scene.add(s);
}
