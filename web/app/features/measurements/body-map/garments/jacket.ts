import type { Figure } from '../figures/figure.ts';
import type { Side } from '../figures/figure-strokes.ts';
import { inked, mirrored, outline, type Point, smooth } from '../pen.ts';
import type { Stroke } from '../strokes.ts';
import { bodice, flankTo } from './bodice.ts';
import { trousersBelow, turnedCollar } from './tops.ts';
import { plainCut, type Worn } from './worn.ts';

/** A tailored jacket, with lapels and pockets. */
export function jacket(figure: Figure, side: Side): Worn {
  const bottom = figure.crotch + 10;
  const cut = plainCut(figure, flankTo(figure, bottom, 8), {
    ease: 6,
    neckWidth: 0.02,
    frontNeck: figure.underBust + 6,
    backNeck: figure.nape + 6,
    sleeve: 0.98,
    sleeveFlare: 1,
    hemDrop: 3,
  });
  const hem = cut.flank.at(-1) ?? [85, bottom];
  const { neck, pit, nape, waist, upperChest, underBust } = figure;
  const [x, y] = neck.at(-1) ?? [30, 120];
  const strokes: Stroke[] = [...trousersBelow(figure)];
  if (side === 'front') {
    strokes.push(
      {
        kind: 'cloth',
        d: outline(
          [
            [-x - 4, y],
            [0, pit],
            [x + 4, y],
          ],
          [[0, underBust + 10]],
        ),
      },
      {
        kind: 'body',
        d: inked(
          [
            [-x, y - 4],
            [0, pit - 2],
            [x, y - 4],
          ],
          1.3,
        ),
      },
      {
        kind: 'fold',
        d: smooth([
          [0, pit],
          [0, underBust],
        ]),
      },
    );
    strokes.push(...bodice(figure, cut, side));
    for (const flip of [false, true]) {
      const way = (points: readonly Point[]) => (flip ? mirrored(points) : points);
      const lapel: Point[][] = [
        [
          [x - 3, y - 9],
          [x - 2, pit + 30],
          [2, underBust + 8],
        ],
        [
          [2, underBust + 8],
          [36, upperChest + 34],
          [46, upperChest + 4],
        ],
        [
          [46, upperChest + 4],
          [34, upperChest - 2],
        ],
        [
          [34, upperChest - 2],
          [38, upperChest - 12],
          [x + 7, y + 2],
        ],
        [
          [x + 7, y + 2],
          [x - 3, y - 9],
        ],
      ];
      strokes.push(
        { kind: 'cloth', d: outline(...lapel.map(way)) },
        ...lapel.map((run): Stroke => ({ kind: 'line', d: inked(way(run), 1.5) })),
      );
      strokes.push({
        kind: 'fold',
        d: outline(
          way([
            [30, waist + 34],
            [62, waist + 30],
          ]),
          way([
            [63, waist + 40],
            [30, waist + 44],
          ]),
        ),
      });
      strokes.push({
        kind: 'fold',
        d: smooth(
          way([
            [44, underBust],
            [42, waist],
            [46, waist + 32],
          ]),
        ),
      });
    }
    strokes.push({
      kind: 'line',
      d: inked(
        [
          [2, underBust + 8],
          [3, waist + 40],
          [-10, bottom + 2],
        ],
        1.6,
      ),
    });
    for (const at of [underBust + 22, underBust + 56])
      strokes.push({
        kind: 'line',
        d: outline([
          [-8, at],
          [-6, at - 2],
          [-4, at],
          [-6, at + 2],
          [-8, at],
        ]),
      });
    strokes.push({
      kind: 'seam',
      d: smooth([
        [-50, upperChest + 38],
        [-26, upperChest + 34],
      ]),
    });
  } else {
    strokes.push(...bodice(figure, cut, side), ...turnedCollar(figure, 'back'));
    strokes.push(
      {
        kind: 'fold',
        d: smooth([
          [0, nape + 12],
          [1, waist],
          [0, bottom - 40],
        ]),
      },
      {
        kind: 'line',
        d: inked(
          [
            [0, bottom - 40],
            [2, bottom - 18],
            [3, bottom + 2],
          ],
          1.4,
        ),
      },
    );
    for (const way of [-1, 1])
      strokes.push({
        kind: 'fold',
        d: smooth([
          [way * 62, upperChest + 20],
          [way * 42, waist - 10],
          [way * 48, bottom - 4],
        ]),
      });
  }
  return { strokes, cut, hem, waist, opening: 25, half: 158, top: 0, bottom: figure.thigh + 56 };
}
