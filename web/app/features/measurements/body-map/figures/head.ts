import { inked, mirrored, outline, type Placing, type Point, placed, smooth } from '../pen.ts';
import type { Stroke } from '../strokes.ts';
import type { Figure } from './figure.ts';
import type { BodyKind, Side } from './figure-strokes.ts';

/** The head inclines a little to one side, as heads do. */
const incline = (2.6 * Math.PI) / 180;

/** The hair's edge over the face, from the parting to the ear; and its outside, from the parting to the neck. */
const hairs: Record<BodyKind, { edge: Point[]; outside: Point[]; strands: Point[][] }> = {
  women: {
    edge: [
      [0, 15],
      [14, 21],
      [26, 36],
      [30, 52],
      [32, 66],
    ],
    outside: [
      [0, -5],
      [20, -2],
      [35, 14],
      [39, 38],
      [38, 58],
      [32, 72],
    ],
    strands: [
      [
        [1, 4],
        [18, 10],
        [31, 30],
        [34, 56],
      ],
      [
        [1, 9],
        [16, 15],
        [28, 32],
        [32, 50],
      ],
    ],
  },
  men: {
    edge: [
      [0, 17],
      [11, 15],
      [23, 21],
      [29, 32],
      [31, 46],
      [34, 58],
    ],
    outside: [
      [0, -7],
      [20, -5],
      [35, 9],
      [39, 30],
      [37, 48],
      [34, 60],
    ],
    strands: [
      [
        [3, 3],
        [16, 3],
        [28, 12],
        [34, 27],
      ],
      [
        [4, 10],
        [16, 9],
        [26, 18],
        [31.5, 34],
      ],
    ],
  },
  child: {
    edge: [
      [0, 30],
      [14, 33],
      [26, 33],
      [33, 42],
      [38, 60],
    ],
    outside: [
      [0, -6],
      [24, -3],
      [41, 14],
      [45, 42],
      [42, 66],
      [37, 76],
    ],
    strands: [
      [
        [2, 6],
        [14, 12],
        [18, 28],
      ],
      [
        [10, 2],
        [28, 12],
        [34, 36],
      ],
    ],
  },
};

export function headStrokes(body: BodyKind, { head, nape }: Figure, side: Side, placing: Placing): Stroke[] {
  const at = (points: readonly Point[]) => placed(points.map(inclined), placing);
  const filled = (kind: Stroke['kind'], points: readonly Point[]): Stroke => ({
    kind,
    d: outline(at(points)),
  });
  const thin = (points: readonly Point[]): Stroke => ({ kind: 'hint', d: smooth(at(points)) });
  const pen = (points: readonly Point[]): Stroke => ({ kind: 'body', d: inked(at(points), 1.4) });
  const { edge, outside, strands } = hairs[body];
  const round = [...head, ...mirrored(head).toReversed()];
  if (side === 'back')
    return backOfHead(body, outside, nape).map(({ kind, points }) =>
      kind === 'hair' ? filled('hair', points) : kind === 'body' ? pen(points) : thin(points),
    );
  const jaw = head.slice(3);
  const wide = (head[3]?.[0] ?? 34) - 1;
  const ear: Point[] = [
    [wide, 50],
    [wide + 5, 49],
    [wide + 4.5, 60],
    [wide - 1.5, 67],
  ];
  return [
    filled('skin', round),
    {
      kind: 'hair',
      d: outline(at(outside), at(edge.toReversed()), at(mirrored(edge)), at(mirrored(outside).toReversed())),
    },
    pen([...jaw, ...mirrored(jaw).toReversed().slice(1)]),
    pen(outside),
    pen(mirrored(outside)),
    ...(body === 'women'
      ? []
      : [filled('skin', ear), pen(ear), filled('skin', mirrored(ear)), pen(mirrored(ear))]),
    thin(edge),
    thin(mirrored(edge)),
    ...strands.flatMap((strand) => [thin(strand), thin(mirrored(strand))]),
    ...face(body).map(thin),
  ];
}

function inclined([x, y]: Point): Point {
  const down = y - 112;
  return [
    x * Math.cos(incline) - down * Math.sin(incline),
    112 + x * Math.sin(incline) + down * Math.cos(incline),
  ];
}

/** Lowered lids, the nose's shadow and the lips. */
function face(body: BodyKind): Point[][] {
  const low = body === 'child' ? 5 : 0;
  const lid: Point[] = [
    [8, 53 + low],
    [14, 56 + low],
    [21, 53 + low],
  ];
  const brow: Point[] = [
    [7, 45.5 + low],
    [14, 43 + low],
    [23, 46 + low],
  ];
  return [
    lid,
    mirrored(lid),
    brow,
    mirrored(brow),
    [
      [2, 66 + low],
      [4.5, 70.5 + low * 0.6],
      [-0.5, 72 + low * 0.6],
    ],
    [
      [-8, 81],
      [-3, 79.6],
      [0, 80.6],
      [3, 79.6],
      [8, 81],
    ],
    [
      [-5, 83.5],
      [0, 85.6],
      [5, 83.5],
    ],
  ];
}

interface BackStroke {
  kind: 'hair' | 'body' | 'hint';
  points: Point[];
}

/** Hair from behind: a knot at the nape on women, cut short on men, in two plaits' parting on a child. */
function backOfHead(body: BodyKind, outside: readonly Point[], nape: number): BackStroke[] {
  const low = { women: 86, men: 84, child: 94 }[body];
  const right: Point[] = [
    ...outside.slice(0, -1),
    [(outside.at(-1)?.[0] ?? 30) - 2, low - 16],
    [20, low - 3],
    [0, low + 2],
  ];
  const cap = [...right, ...mirrored(right).toReversed()];
  const strokes: BackStroke[] = [
    { kind: 'hair', points: cap },
    { kind: 'body', points: right },
    { kind: 'body', points: mirrored(right) },
  ];
  const strand = (points: Point[]) => {
    strokes.push({ kind: 'hint', points }, { kind: 'hint', points: mirrored(points) });
  };
  if (body === 'women') {
    const knot: Point[] = [];
    for (let turn = 0; turn <= 12; turn++) {
      const angle = (turn / 12) * 2 * Math.PI - Math.PI / 2;
      knot.push([Math.cos(angle) * 22, 80 + Math.sin(angle) * 18]);
    }
    strand([
      [1, 2],
      [20, 14],
      [29, 40],
      [21, 66],
    ]);
    strand([
      [1, 6],
      [12, 20],
      [18, 42],
      [12, 61],
    ]);
    strand([
      [36, 34],
      [33, 56],
      [22, 74],
    ]);
    strokes.push({ kind: 'hair', points: knot }, { kind: 'body', points: knot });
    strokes.push({
      kind: 'hint',
      points: [
        [-15, 74],
        [0, 67],
        [14, 76],
        [9, 90],
        [-6, 91],
        [-10, 81],
        [0, 76],
        [6, 82],
      ],
    });
    strokes.push({
      kind: 'hint',
      points: [
        [-19, 84],
        [-12, 95],
        [4, 96],
        [17, 88],
      ],
    });
  } else {
    strand([
      [2, 8],
      [12, 24],
      [14, 46],
    ]);
    strand([
      [20, 4],
      [30, 24],
      [31, 48],
    ]);
    strand([
      [8, 52],
      [9, 66],
      [7, low - 4],
    ]);
    strand([
      [22, 54],
      [22, 66],
      [17, low - 6],
    ]);
  }
  return strokes.filter(({ points }) => points.every(([, y]) => y < nape));
}
