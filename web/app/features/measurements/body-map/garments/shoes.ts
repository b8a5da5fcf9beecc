import { inked, outline, type Point, smooth } from '../pen.ts';
import type { Stroke } from '../strokes.ts';
import { along } from '../tapes/tape.ts';
import { type Flat, ring } from './flat.ts';

/** The tracing of a foot on paper, and the foot in its shoe from the side. */
export function shoes(): Flat {
  const inside: Point[] = [
    [-70, 30],
    [-52, 44],
    [-48, 78],
    [-56, 112],
    [-58, 150],
    [-54, 186],
    [-62, 214],
    [-78, 224],
  ];
  const outside: Point[] = [
    [-70, 30],
    [-84, 36],
    [-96, 52],
    [-106, 78],
    [-109, 106],
    [-104, 148],
    [-101, 190],
    [-94, 216],
    [-78, 224],
  ];
  const strokes: Stroke[] = [
    { kind: 'skin', d: outline(inside, outside.toReversed()) },
    { kind: 'line', d: inked(inside, 1.9) },
    { kind: 'line', d: inked(outside, 1.9) },
    {
      kind: 'seam',
      d: outline(
        [
          [-68, 18],
          [-40, 36],
          [-36, 82],
          [-46, 118],
          [-46, 190],
          [-56, 224],
          [-78, 236],
        ],
        [
          [-78, 236],
          [-104, 222],
          [-114, 186],
          [-121, 100],
          [-110, 50],
          [-90, 24],
          [-68, 18],
        ],
      ),
    },
  ];
  for (const [x, y, r] of [
    [-62, 43, 9],
    [-79, 45, 5.6],
    [-88, 52, 5],
    [-95, 61, 4.4],
    [-101, 71, 3.8],
  ] as const)
    strokes.push({ kind: 'hint', d: smooth(ring(x, y, r, r * 1.25, 0.3, 0.72)) });
  const upper: Point[] = [
    [24, 172],
    [30, 192],
    [52, 199],
    [86, 210],
    [112, 222],
    [128, 228],
    [134, 214],
  ];
  const sole: Point[] = [
    [16, 234],
    [60, 237],
    [110, 238],
    [128, 231],
    [136, 212],
  ];
  const leg: Point[] = [
    [20, 62],
    [21, 110],
    [15, 142],
    [12, 166],
  ];
  const shin: Point[] = [
    [66, 62],
    [62, 110],
    [58, 146],
    [64, 172],
    [84, 190],
    [108, 208],
  ];
  strokes.push(
    {
      kind: 'skin',
      d: outline(
        leg,
        [
          [12, 166],
          [14, 214],
        ],
        [
          [14, 214],
          [120, 226],
        ],
        shin.toReversed(),
      ),
    },
    { kind: 'body', d: inked(leg, 1.5) },
    { kind: 'body', d: inked(shin, 1.5) },
    { kind: 'hint', d: smooth(ring(38, 164, 7, 8, 0.55, 0.95)) },
    {
      kind: 'cloth',
      d: outline(
        [
          [8, 172],
          [9, 206],
          [16, 234],
        ],
        sole,
        [
          [136, 212],
          [128, 224],
          [108, 210],
          [84, 196],
        ],
        [
          [84, 196],
          [52, 204],
          [26, 192],
          [8, 172],
        ],
      ),
    },
    {
      kind: 'line',
      d: inked(
        [
          [8, 172],
          [9, 206],
          [16, 234],
        ],
        1.8,
      ),
    },
    { kind: 'line', d: inked(sole, 2.2) },
    {
      kind: 'line',
      d: inked(
        [
          [136, 212],
          [128, 224],
          [108, 210],
          [84, 196],
        ],
        1.6,
      ),
    },
    {
      kind: 'line',
      d: inked(
        [
          [84, 196],
          [52, 204],
          [26, 192],
          [8, 172],
        ],
        1.7,
      ),
    },
    {
      kind: 'seam',
      d: smooth([
        [18, 226],
        [60, 230],
        [106, 231],
        [122, 226],
      ]),
    },
    {
      kind: 'fold',
      d: smooth([
        [68, 208],
        [84, 212],
        [94, 222],
        [92, 230],
      ]),
    },
    { kind: 'fold', d: smooth(upper.slice(2, 5).map(([x, y]): Point => [x + 16, y + 8])) },
  );
  return {
    height: 270,
    strokes,
    tapes: {
      footLength: along([-76, 30], [-78, 120], [-78, 224]),
      ballGirth: {
        goes: 'round',
        points: [
          [-107, 92],
          [-80, 88],
          [-49, 78],
        ],
      },
      ankle: {
        goes: 'round',
        points: [
          [18, 126],
          [40, 132],
          [60, 126],
        ],
      },
    },
  };
}
