import type { PartName } from '#contracts/measurements/garments.ts';
import { inked, outline, type Point, smooth } from '../pen.ts';
import type { Stroke } from '../strokes.ts';
import { along, type Tape } from '../tapes/tape.ts';

/** What is drawn without a body, in the units of the stage around its middle, and its tapes. */
export interface Flat {
  height: number;
  strokes: Stroke[];
  tapes: Partial<Record<PartName, Tape>>;
}

const ring = (x: number, y: number, rx: number, ry: number, from = 0, to = 1): Point[] =>
  Array.from({ length: 17 }, (_, place): Point => {
    const turn = (from + ((to - from) * place) / 16) * 2 * Math.PI - Math.PI / 2;
    return [x + Math.cos(turn) * rx, y + Math.sin(turn) * ry];
  });

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

/** A band seen from the front: its inner circumference is what is measured. */
export function fingerRing(): Flat {
  const strokes: Stroke[] = [
    { kind: 'cloth', d: `${outline(ring(0, 150, 92, 92))}${outline(ring(0, 150, 74, 74).toReversed())}` },
    { kind: 'line', d: inked(ring(0, 150, 92, 92), 2.2) },
    { kind: 'line', d: inked(ring(0, 150, 74, 74), 1.8) },
    { kind: 'hatch', d: smooth(ring(0, 150, 83, 83, 0.12, 0.42)) },
    { kind: 'seam', d: smooth(ring(0, 150, 83, 83, 0.55, 0.9)) },
  ];
  const stone: Point[][] = [
    [
      [0, 64],
      [-24, 46],
    ],
    [
      [-24, 46],
      [-14, 30],
      [14, 30],
      [24, 46],
    ],
    [
      [24, 46],
      [0, 64],
    ],
  ];
  strokes.push(
    { kind: 'cloth', d: outline(...stone) },
    ...stone.map((run): Stroke => ({ kind: 'line', d: inked(run, 1.7) })),
  );
  strokes.push(
    {
      kind: 'fold',
      d: smooth([
        [-24, 46],
        [0, 49],
        [24, 46],
      ]),
    },
    {
      kind: 'fold',
      d: smooth([
        [-8, 31],
        [-7, 48],
        [0, 63],
      ]),
    },
    {
      kind: 'fold',
      d: smooth([
        [8, 31],
        [7, 48],
        [0, 63],
      ]),
    },
  );
  for (const way of [-1, 1])
    strokes.push({
      kind: 'line',
      d: inked(
        [
          [way * 20, 60],
          [way * 14, 52],
          [way * 17, 43],
        ],
        1.5,
      ),
    });
  return { height: 268, strokes, tapes: { ringSize: { goes: 'round', points: ring(0, 150, 70, 70) } } };
}

/** A pair of bangles: the inner diameter is what is measured. */
export function bangle(): Flat {
  const strokes: Stroke[] = [];
  for (const [x, y] of [
    [14, 132],
    [-6, 142],
  ] as const) {
    strokes.push(
      { kind: 'cloth', d: `${outline(ring(x, y, 112, 112))}${outline(ring(x, y, 97, 97).toReversed())}` },
      { kind: 'line', d: inked(ring(x, y, 112, 112), 2.1) },
      { kind: 'line', d: inked(ring(x, y, 97, 97), 1.8) },
      { kind: 'seam', d: smooth(ring(x, y, 104.5, 104.5)) },
    );
  }
  for (let place = 0; place < 24; place++) {
    const turn = (place / 24) * 2 * Math.PI;
    const at = (radius: number, shift: number): Point => [
      -6 + Math.cos(turn + shift) * radius,
      142 + Math.sin(turn + shift) * radius,
    ];
    strokes.push({
      kind: 'hatch',
      d: outline(
        [at(108.5, 0), at(104.5, 0.045)],
        [at(104.5, 0.045), at(100.5, 0)],
        [at(100.5, 0), at(104.5, -0.045)],
        [at(104.5, -0.045), at(108.5, 0)],
      ),
    });
  }
  return { height: 274, strokes, tapes: { bangleSize: along([-102, 142], [-6, 145], [90, 142]) } };
}
