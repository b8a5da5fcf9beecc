import { inked, mirrored, outline, type Placing, type Point, placed, smooth } from '../pen.ts';
import type { Stroke } from '../strokes.ts';
import { armEdges, type Figure } from './figure.ts';
import { headStrokes } from './head.ts';

export type Side = 'front' | 'back';
export type BodyKind = 'women' | 'men' | 'child';

const both = (points: readonly Point[]) => [points, mirrored(points)];

/** The outline of a relaxed hand that hangs: along the arm from the wrist, and across it, outwards. */
const hand: readonly Point[] = [
  [-2, 10],
  [14, 13],
  [34, 15],
  [54, 12],
  [70, 7],
  [78, 1],
  [74, -5],
  [58, -8],
  [46, -9.5],
  [48, -14],
  [42, -18.5],
  [28, -17],
  [12, -12],
  [-2, -10],
];
const fingers: readonly (readonly Point[])[] = [
  [
    [44, 8],
    [60, 6],
    [71, 4.5],
  ],
  [
    [44, 0],
    [60, -1],
    [73, -1.5],
  ],
  [
    [26, -8],
    [38, -10.5],
    [46, -9.5],
  ],
];

/** The standing body, quiet and light: what is worn is drawn over it. */
export function figureStrokes(body: BodyKind, figure: Figure, side: Side, placing: Placing): Stroke[] {
  const at = (points: readonly Point[]) => placed(points, placing);
  const { outer, inner } = armEdges(figure.arm);
  const { shoulder, armpit, neck, side: flank, outerLeg, innerLeg } = figure;
  const base = neck.at(-1) ?? shoulder;
  const cap: Point[] = [
    ...neck,
    [base[0] + (shoulder[0] - base[0]) * 0.5, base[1] + (shoulder[1] - base[1]) * 0.3],
    [shoulder[0] - 4, shoulder[1] - 3],
    ...outer.slice(0, 1).map(([x, y]): Point => [x - 0.5, y - 6]),
    ...outer.slice(1),
  ];
  const palm = handOf(figure, hand);
  const foot = footOf(figure);
  const trunk: Point[] = [...flank, ...outerLeg.slice(1)];
  const skin = both([
    ...cap,
    ...palm,
    ...inner.toReversed().slice(0, -2),
    [armpit[0] + 2, armpit[1] + 2],
    ...trunk,
    ...foot,
    ...innerLeg.toReversed(),
    [0, figure.crotch],
    [0, neck[0]?.[1] ?? 90],
  ]);
  const strokes: Stroke[] = skin.map((points) => ({ kind: 'skin', d: outline(at(points)) }));
  for (const line of [
    cap,
    [...inner.toReversed().slice(0, -2), [armpit[0] + 3, armpit[1] - 2] as Point],
    palm,
    trunk,
    foot,
    innerLeg,
  ])
    for (const points of both(line)) strokes.push({ kind: 'body', d: inked(at(points), 1.5) });
  for (const line of [...fingers.map((finger) => handOf(figure, finger)), ...modelling(figure, side)])
    for (const points of both(line)) strokes.push({ kind: 'hint', d: smooth(at(points)) });
  return [...strokes, ...headStrokes(body, figure, side, placing)];
}

function handOf({ arm, hand: size }: Figure, points: readonly Point[]): Point[] {
  const wrist = arm.at(-1);
  const before = arm.at(-2);
  if (!wrist || !before) return [];
  const length = Math.hypot(wrist[0] - before[0], wrist[1] - before[1]);
  // The hand hangs a little steeper than the arm.
  const [dx, dy] = [((wrist[0] - before[0]) / length) * 0.75, (wrist[1] - before[1]) / length];
  return points.map(([along, across]) => [
    wrist[0] + (dx * along + dy * across) * size,
    wrist[1] + (dy * along - dx * across) * size,
  ]);
}

function footOf({ outerLeg, innerLeg, floor }: Figure): Point[] {
  const [out, inn] = [outerLeg.at(-1), innerLeg.at(-1)];
  if (!out || !inn) return [];
  const size = (floor - out[1]) / 34;
  return [
    out,
    [out[0] + 3 * size, out[1] + 10 * size],
    [out[0] + 10 * size, out[1] + 23 * size],
    [out[0] + 8 * size, floor - 3 * size],
    [out[0] - 6 * size, floor],
    [inn[0] + 5 * size, floor - 1 * size],
    [inn[0] - 1 * size, floor - 9 * size],
    [inn[0] + 1 * size, inn[1] + 12 * size],
    inn,
  ];
}

/** A few strokes for the bones and the turn of the body. */
function modelling(figure: Figure, side: Side): Point[][] {
  const { shoulder, pit, knee, innerLeg, outerLeg, armpit } = figure;
  const [inner, outer] = [innerLeg, outerLeg].map((leg) => leg.find(([, y]) => y >= knee)?.[0] ?? 30);
  const middle = ((inner ?? 20) + (outer ?? 60)) / 2;
  const knees: Point[] = [
    [middle - 9, knee + 6],
    [middle, knee + 11],
    [middle + 8, knee + 7],
  ];
  if (side === 'front')
    return [
      [
        [5, pit - 1],
        [26, pit - 5],
        [shoulder[0] * 0.72, shoulder[1] - 1],
      ],
      knees,
      [
        [armpit[0] - 2, armpit[1] - 12],
        [armpit[0] - 6, armpit[1] + 2],
      ],
    ];
  return [
    [
      [20, pit + 28],
      [30, pit + 42],
      [28, pit + 62],
    ],
    [
      [middle - 11, knee],
      [middle, knee + 3],
      [middle + 10, knee],
    ],
  ];
}
