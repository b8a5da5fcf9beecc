import type { Textile } from '../cloth/textile.ts';
import type { Palette } from '../colour/palettes.ts';
import { castOnto, drapeCloth } from '../drape/drape-cloth.ts';
import { folds, rounded, sum } from '../drape/folds.ts';
import { between } from '../drape/hang-cloth.ts';
import { type Border, layCloth } from '../drape/lay-cloth.ts';
import type { Point } from '../geometry/paths.ts';
import type { Scene } from '../scene/scene.ts';

const { abs } = Math;

const CX = 400;
/** Long sleeves set into a man's coat. */
export function drawCoatSleeves(
  scene: Scene,
  { pal, tx, cuff }: { pal: Palette; tx: Textile; cuff: readonly Border[] },
): void {
  for (const sg of [1, -1]) {
    const outer: Point[] = [
        [CX + sg * 116, 194],
        [CX + sg * 158, 300],
        [CX + sg * 168, 430],
        [CX + sg * 166, 574],
      ],
      inner: Point[] = [
        [CX + sg * 100, 268],
        [CX + sg * 112, 350],
        [CX + sg * 122, 450],
        [CX + sg * 126, 582],
      ];
    const map =
      sg > 0
        ? between(inner, outer, { round: 0.65, dip: 5 })
        : between(outer, inner, { round: 0.65, dip: 5 });
    const f = folds(scene.rng, { n: 1.6, grow: [0.7, 0.4], wander: 0.22 });
    drapeCloth(scene, {
      map,
      W: 17,
      H: 84,
      pal,
      textile: tx,
      shade: sum(rounded(0.95), (s, t) => f(s + t * 0.6, t) * 0.7),
      borders: cuff,
      on: 0.4,
    });
  }
}
/** The closed standing collar of a bandhgala or kurta. */
export function drawStandCollar(scene: Scene, pal: Palette, tx: Textile): void {
  const collar = `M${CX - 38} 176C${CX - 36} 160 ${CX - 32} 150 ${CX - 30} 142C${CX - 12} 150 ${CX + 12} 150 ${CX + 30} 142C${CX + 32} 150 ${CX + 36} 160 ${CX + 38} 176C${CX + 14} 190 ${CX - 14} 190 ${CX - 38} 176Z`;
  castOnto(scene, collar, 1, 5, 4, 0.4);
  layCloth(scene, {
    map: between(
      [
        [360, 140],
        [358, 190],
      ],
      [
        [440, 140],
        [442, 190],
      ],
      { round: 0.7 },
    ),
    W: 22,
    H: 11,
    pal,
    clip: collar,
    textile: tx,
    shade: rounded(1),
  });
  scene.add(`<path d="M${CX + 2} 150L${CX + 4} 186" stroke="#150d1e" stroke-width="2.2" opacity="0.5"/>`);
}
/** Two straight trouser legs from the hip to the ankle. */
export function drawTrousers(scene: Scene, pal: Palette, from: number): void {
  for (const sg of [-1, 1]) {
    const outer: Point[] = [
        [CX + sg * 110, from],
        [CX + sg * 112, from + 130],
        [CX + sg * 98, 830],
        [CX + sg * 88, 932],
      ],
      inner: Point[] = [
        [CX + sg * 2, from],
        [CX + sg * 9, from + 130],
        [CX + sg * 19, 830],
        [CX + sg * 24, 936],
      ];
    const map =
      sg > 0 ? between(inner, outer, { round: 0.6, dip: 5 }) : between(outer, inner, { round: 0.6, dip: 5 });
    const f = folds(scene.rng, { n: 1.2, grow: [0.3, 0.7], wander: 0.1 });
    layCloth(scene, {
      map,
      W: 24,
      H: 80,
      pal,
      shade: sum(
        rounded(0.9),
        (s, t) => f(s, t) * 0.5,
        (s) => (abs(s - 0.5) < 0.03 ? 0.3 : 0),
      ),
    });
  }
}
