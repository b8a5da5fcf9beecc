import { inked, outline, type Point, smooth } from '../pen.ts';
import type { Stroke } from '../strokes.ts';
import { along } from '../tapes/tape.ts';
import type { Flat } from './flat.ts';

/** A cloth laid flat, its lower part turned over, with a border at each end. */
export function dupatta(): Flat {
  const left: Point[] = [
    [-96, 44],
    [-99, 150],
    [-94, 270],
    [-98, 396],
  ];
  const right: Point[] = [
    [98, 44],
    [95, 160],
    [99, 280],
    [96, 396],
  ];
  const top: Point[] = [
    [-96, 44],
    [0, 41],
    [98, 44],
  ];
  const bottom: Point[] = [
    [-98, 396],
    [0, 400],
    [96, 396],
  ];
  const strokes: Stroke[] = [
    { kind: 'cloth', d: outline(top, right, bottom.toReversed(), left.toReversed()) },
  ];
  for (const run of [left, right, top, bottom]) strokes.push({ kind: 'line', d: inked(run, 1.8) });
  for (const [y, kind] of [
    [62, 'seam'],
    [68, 'fold'],
    [92, 'fold'],
    [98, 'seam'],
    [342, 'seam'],
    [348, 'fold'],
    [372, 'fold'],
    [378, 'seam'],
  ] as const)
    strokes.push({
      kind,
      d: smooth([
        [-95, y],
        [0, y - 1],
        [95, y],
      ]),
    });
  for (let x = -78; x <= 80; x += 26)
    for (const y of [80, 360])
      strokes.push(
        {
          kind: 'fold',
          d: outline(
            [
              [x, y + 8],
              [x - 6, y],
              [x + 1, y - 9],
            ],
            [
              [x + 1, y - 9],
              [x + 6, y - 1],
              [x, y + 8],
            ],
          ),
        },
        {
          kind: 'hatch',
          d: smooth([
            [x, y + 6],
            [x + 1, y - 4],
          ]),
        },
      );
  for (let row = 0; row < 5; row++)
    for (let x = -60 + (row % 2) * 30; x <= 62; x += 60)
      strokes.push({
        kind: 'hatch',
        d: outline(
          [
            [x, 132 + row * 44],
            [x - 4, 138 + row * 44],
            [x, 144 + row * 44],
          ],
          [
            [x, 144 + row * 44],
            [x + 4, 138 + row * 44],
            [x, 132 + row * 44],
          ],
        ),
      });
  for (let x = -92; x <= 92; x += 11.5)
    for (const [y, way] of [
      [44, -1],
      [397, 1],
    ] as const)
      strokes.push({
        kind: 'fold',
        d: smooth([
          [x, y],
          [x + 1, y + way * 7],
          [x - 1, y + way * 14],
        ]),
      });
  return {
    height: 440,
    strokes,
    tapes: {
      dupattaLength: along([-112, 42], [-114, 220], [-112, 398]),
      dupattaWidth: along([-96, 222], [0, 226], [96, 222]),
    },
  };
}
