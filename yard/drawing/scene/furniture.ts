import { deeper, paler } from '../colour/mix-colour.ts';
import type { Metal } from '../colour/palettes.ts';
import { box, spline } from '../geometry/paths.ts';
import { dot } from '../geometry/shapes.ts';
import type { Scene } from './scene.ts';

const WOOD = '#7a4a2b';
export const BRASS: Metal = ['#7d5a1c', '#c9a04a', '#f5e2a6'];

export function wood(scene: Scene, d: string, c = WOOD): string {
  const g = scene.linear(
    [
      [0, paler(c, 0.32)],
      [0.45, c],
      [1, deeper(c, 0.4)],
    ],
    0,
    0,
    0,
    1,
    'objectBoundingBox',
  );
  return `<path d="${d}" fill="url(#${g})"/><path d="${d}" filter="url(#${scene.noise(0.008, 0.3, 3, 7, deeper(c, 0.6), 1.8, -0.85)})" opacity="0.7"/><path d="${d}" fill="none" stroke="${deeper(c, 0.6)}" stroke-width="1.2" opacity="0.5"/>`;
}

export const brassGrad = (scene: Scene): string =>
  scene.linear(
    [
      [0, BRASS[2]],
      [0.4, BRASS[1]],
      [1, BRASS[0]],
    ],
    0,
    0,
    1,
    1,
    'objectBoundingBox',
  );

export function peg(scene: Scene, x: number, y: number, r: number): string {
  const g = scene.radial(
    [
      [0, paler(WOOD, 0.5)],
      [0.55, WOOD],
      [1, deeper(WOOD, 0.5)],
    ],
    x - r * 0.3,
    y - r * 0.35,
    r * 1.3,
  );
  scene.shadowOf(dot(r, undefined, x, y));
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#${g})"/><circle cx="${x}" cy="${y}" r="${r * 0.52}" fill="none" stroke="${deeper(WOOD, 0.5)}" stroke-width="1.1" opacity="0.55"/>`;
}

export function hanger(scene: Scene, cx: number, y: number, half: number, drop: number): string {
  const arm = spline(
    [
      [cx - half, y + drop + 6],
      [cx - half * 0.6, y + drop * 0.58],
      [cx - 20, y + 8],
      [cx, y],
      [cx + 20, y + 8],
      [cx + half * 0.6, y + drop * 0.58],
      [cx + half, y + drop + 6],
      [cx + half - 6, y + drop + 15],
      [cx + half * 0.55, y + drop * 0.58 + 14],
      [cx, y + 19],
      [cx - half * 0.55, y + drop * 0.58 + 14],
      [cx - half + 6, y + drop + 15],
    ],
    true,
  );
  const hook = `M${cx} ${y + 6}V${y - 24}C${cx} ${y - 40} ${cx + 24} ${y - 40} ${cx + 24} ${y - 58}C${cx + 24} ${y - 76} ${cx - 6} ${y - 80} ${cx - 14} ${y - 62}`;
  scene.shadowOf(arm);
  return `<path d="${hook}" fill="none" stroke="${BRASS[0]}" stroke-width="5.5" stroke-linecap="round"/><path d="${hook}" fill="none" stroke="${BRASS[1]}" stroke-width="3" stroke-linecap="round"/>${wood(scene, arm, '#8b5a36')}`;
}

export function rod(scene: Scene, y: number, x0: number, x1: number): string {
  const d = box(x0, y - 9, x1 - x0, 18, 8);
  scene.shadowOf(d);
  const cap = (x: number) =>
    `<circle cx="${x}" cy="${y}" r="13" fill="url(#${brassGrad(scene)})"/><circle cx="${x}" cy="${y}" r="5" fill="${BRASS[0]}" opacity="0.6"/>`;
  return wood(scene, d, '#855232') + cap(x0) + cap(x1);
}
