import type { Figure } from '../figures/figure.ts';
import type { Side } from '../figures/figure-strokes.ts';
import { inked, mirrored, outline, type Point, smooth } from '../pen.ts';
import type { Stroke } from '../strokes.ts';

/** A stand-up collar. */
export function standCollar({ neck, nape, pit }: Figure, side: Side): Stroke[] {
  const [x, y] = neck.at(-1) ?? [26, 120];
  const top: Point[] =
    side === 'front'
      ? [
          [x - 5, y - 15],
          [x * 0.62, pit - 15],
          [2, pit - 11],
        ]
      : [
          [x - 5, y - 15],
          [0, nape - 13],
        ];
  const low: Point[] =
    side === 'front'
      ? [
          [x + 3, y + 1],
          [x * 0.72, pit - 1],
          [2, pit + 6],
        ]
      : [
          [x + 3, y + 1],
          [0, nape + 6],
        ];
  const edge = [top[0] ?? low[0], low[0]].filter((point) => point !== undefined);
  return [false, true].flatMap((flip): Stroke[] => {
    const way = (points: readonly Point[]) => (flip ? mirrored(points) : points);
    return [
      { kind: 'cloth', d: outline(way(top), way(low).toReversed()) },
      { kind: 'line', d: inked(way(top), 1.5) },
      { kind: 'line', d: inked(way(low), 1.4) },
      { kind: 'line', d: inked(way(edge), 1.2) },
    ];
  });
}

/** Closed in the middle: two rows of stitches and buttons between two heights. */
export function placket(top: number, bottom: number, buttons: number, wide = 5): Stroke[] {
  return [
    {
      kind: 'fold',
      d: smooth([
        [-wide, top],
        [-wide, bottom],
      ]),
    },
    {
      kind: 'fold',
      d: smooth([
        [wide, top],
        [wide, bottom],
        [0, bottom + 4],
        [-wide, bottom],
      ]),
    },
    ...Array.from({ length: buttons }, (_, place): Stroke => {
      const y = top + ((bottom - top) * (place + 0.5)) / buttons;
      return {
        kind: 'line',
        d: outline([
          [-1.7, y],
          [0, y - 1.7],
          [1.7, y],
          [0, y + 1.7],
          [-1.7, y],
        ]),
      };
    }),
  ];
}
