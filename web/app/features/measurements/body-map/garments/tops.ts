import type { Figure } from '../figures/figure.ts';
import type { Side } from '../figures/figure-strokes.ts';
import { inked, mirrored, outline, type Point, smooth } from '../pen.ts';
import type { Stroke } from '../strokes.ts';
import { bodice, flankTo } from './bodice.ts';
import { placket } from './closings.ts';
import { legwear } from './legwear.ts';
import { plainCut, type Worn } from './worn.ts';

/** Trousers, hinted below a top. */
export const trousersBelow = (figure: Figure) =>
  legwear(figure, {
    thigh: 6,
    knee: 7,
    opening: 25,
    hem: figure.ankle + 12,
    waist: figure.waist + 20,
    crotch: figure.crotch + 5,
  }).map((stroke): Stroke => (stroke.kind === 'line' ? { ...stroke, kind: 'body' } : stroke));

export function shirt(figure: Figure, side: Side): Worn {
  const bottom = figure.hip + 22;
  const cut = plainCut(figure, flankTo(figure, bottom, 7), {
    ease: 5,
    neckWidth: 0.1,
    frontNeck: figure.pit + 4,
    backNeck: figure.nape + 8,
    sleeve: 0.98,
    sleeveFlare: 0,
    hemDrop: 12,
  });
  const hem = cut.flank.at(-1) ?? [85, bottom];
  const strokes: Stroke[] = [...trousersBelow(figure), ...bodice(figure, cut, side)];
  const yoke = figure.shoulder[1] + 26;
  if (side === 'front')
    strokes.push(...placket(figure.pit + 10, bottom + 6, 7), {
      kind: 'seam',
      d: outline(
        [
          [20, figure.upperChest + 14],
          [48, figure.upperChest + 14],
        ],
        [
          [48, figure.upperChest + 42],
          [34, figure.upperChest + 50],
          [20, figure.upperChest + 42],
        ],
      ),
    });
  else
    strokes.push(
      {
        kind: 'seam',
        d: smooth([
          [-figure.shoulder[0] + 8, yoke],
          [0, yoke + 5],
          [figure.shoulder[0] - 8, yoke],
        ]),
      },
      {
        kind: 'fold',
        d: smooth([
          [-4, yoke + 4],
          [-5, figure.waist],
          [-6, bottom - 20],
        ]),
      },
      {
        kind: 'fold',
        d: smooth([
          [4, yoke + 4],
          [5, figure.waist],
          [6, bottom - 20],
        ]),
      },
    );
  strokes.push(...turnedCollar(figure, side));
  return {
    strokes,
    cut,
    hem,
    waist: figure.waist,
    opening: 25,
    half: 158,
    top: 0,
    bottom: figure.thigh + 56,
  };
}

export function turnedCollar({ neck, pit, nape }: Figure, side: Side): Stroke[] {
  const [x, y] = neck.at(-1) ?? [30, 120];
  if (side === 'back') {
    const top: Point[] = [
      [-x + 5, y - 10],
      [0, nape - 12],
      [x - 5, y - 10],
    ];
    const low: Point[] = [
      [x + 8, y + 6],
      [0, nape + 13],
      [-x - 8, y + 6],
    ];
    return [
      { kind: 'cloth', d: outline(top, low) },
      { kind: 'line', d: inked(top, 1.4) },
      { kind: 'line', d: inked(low, 1.6) },
    ];
  }
  const leaf: Point[][] = [
    [
      [x - 4, y - 10],
      [x * 0.62, pit - 16],
      [0, pit - 2],
    ],
    [
      [0, pit - 2],
      [20, pit + 24],
    ],
    [
      [20, pit + 24],
      [x + 9, y + 4],
    ],
    [
      [x + 9, y + 4],
      [x - 4, y - 10],
    ],
  ];
  return [false, true].flatMap((flip): Stroke[] => {
    const way = (points: readonly Point[]) => (flip ? mirrored(points) : points);
    return [
      { kind: 'cloth', d: outline(...leaf.map(way)) },
      ...leaf.map((run): Stroke => ({ kind: 'line', d: inked(way(run), 1.4) })),
    ];
  });
}
