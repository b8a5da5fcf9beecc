import type { Figure } from '../figures/figure.ts';
import type { Side } from '../figures/figure-strokes.ts';
import { mirrored, type Point, smooth } from '../pen.ts';
import type { Stroke } from '../strokes.ts';
import { bodice, flankTo } from './bodice.ts';
import { type Legwear, legRuns, legwear } from './legwear.ts';
import { plainCut, type Worn } from './worn.ts';

/** A close vest, hinted, above what is worn on the legs. */
function vest(figure: Figure, side: Side) {
  const cut = plainCut(figure, flankTo(figure, figure.stomach, 1), {
    ease: 1,
    sleeve: null,
    neckWidth: 0.4,
    frontNeck: figure.pit + 30,
    backNeck: figure.nape + 28,
  });
  const strokes = bodice(figure, cut, side).map(
    (stroke): Stroke => (stroke.kind === 'line' ? { ...stroke, kind: 'body' } : stroke),
  );
  return { cut, strokes };
}

function worn(figure: Figure, side: Side, legs: Legwear, details: Stroke[]): Worn {
  const { cut, strokes } = vest(figure, side);
  const { outside } = legRuns(figure, legs);
  return {
    strokes: [...strokes, ...legwear(figure, legs), ...details],
    cut,
    hem: outside.at(-1) ?? [60, legs.hem],
    leg: outside,
    waist: legs.waist,
    opening: legs.opening,
    half: 158,
    top: figure.underBust - 34,
    bottom: figure.floor + 12,
  };
}

const twice = (kind: Stroke['kind'], points: readonly Point[]): Stroke[] => [
  { kind, d: smooth(points) },
  { kind, d: smooth(mirrored(points)) },
];

export function trousers(figure: Figure, side: Side): Worn {
  const { waist, hip, crotch, knee } = figure;
  const legs: Legwear = {
    thigh: 7,
    knee: 8,
    opening: 26,
    hem: figure.floor - 36,
    waist: waist + 4,
    crotch: crotch + 8,
  };
  const { outside, hem } = legRuns(figure, legs);
  const [top, at] = [outside[0] ?? [55, waist], hem[1] ?? [40, legs.hem]];
  const band: Point[] = [
    [-top[0] - 1, waist + 15],
    [0, waist + 19],
    [top[0] + 1, waist + 15],
  ];
  const details: Stroke[] = [
    { kind: 'seam', d: smooth(band) },
    ...twice('hatch', [
      [at[0] - 2, knee - 84],
      [at[0] + 1, knee],
      [at[0], at[1] - 6],
    ]),
    ...twice('fold', [
      [30, waist + 4],
      [30, waist + 17],
    ]),
  ];
  if (side === 'front')
    details.push(
      {
        kind: 'fold',
        d: smooth([
          [0, waist + 18],
          [0, crotch + 8],
        ]),
      },
      {
        kind: 'seam',
        d: smooth([
          [10, waist + 18],
          [10, hip - 10],
          [1, hip + 10],
        ]),
      },
      ...twice('fold', [
        [top[0] - 10, waist + 18],
        [top[0] + 2, waist + 36],
        [top[0] + 14, waist + 46],
      ]),
    );
  else
    details.push(
      {
        kind: 'fold',
        d: smooth([
          [0, waist + 18],
          [0, crotch + 8],
        ]),
      },
      ...twice('fold', [
        [18, hip - 42],
        [48, hip - 45],
      ]),
      ...twice('fold', [
        [33, waist + 18],
        [32, hip - 46],
      ]),
    );
  return worn(figure, side, legs, details);
}

/** Full at the waist, gathered on a drawstring, close at the ankle. */
export function salwar(figure: Figure, side: Side): Worn {
  const { waist, crotch, knee, ankle } = figure;
  const legs: Legwear = {
    thigh: 22,
    knee: 18,
    opening: 20,
    hem: ankle + 6,
    waist: waist + 6,
    crotch: crotch + 40,
  };
  const { hem } = legRuns(figure, legs);
  const [x, y] = hem[1] ?? [36, ankle];
  const details: Stroke[] = [
    {
      kind: 'seam',
      d: smooth([
        [-56, waist + 20],
        [0, waist + 25],
        [56, waist + 20],
      ]),
    },
  ];
  for (const [place, start] of [10, 22, 34, 46].entries())
    details.push(
      ...twice(place % 2 === 0 ? 'fold' : 'hatch', [
        [start, waist + 24],
        [start * 1.25 + 8, crotch - 10],
        [start * 0.9 + 18, knee - 20],
        [x - 8 + place * 6, y - 60 + place * 12],
      ]),
    );
  details.push(
    ...twice('seam', [
      [x - 19, y - 14],
      [x, y - 11],
      [x + 19, y - 14],
    ]),
    ...twice('seam', [
      [x - 19, y - 20],
      [x, y - 17],
      [x + 19, y - 20],
    ]),
  );
  if (side === 'front')
    details.push(
      {
        kind: 'fold',
        d: smooth([
          [2, waist + 16],
          [8, waist + 40],
          [4, waist + 66],
        ]),
      },
      {
        kind: 'fold',
        d: smooth([
          [-2, waist + 16],
          [-7, waist + 36],
          [-4, waist + 58],
        ]),
      },
    );
  return worn(figure, side, legs, details);
}

/** The plain body, in a vest and leggings. */
export function plain(figure: Figure, side: Side): Worn {
  const legs: Legwear = {
    thigh: 0.6,
    knee: 0.6,
    opening: 14,
    hem: figure.ankle - 12,
    waist: figure.waist + 6,
    crotch: figure.crotch + 3,
  };
  const { hip, knee, waist, calf, floor } = figure;
  return {
    ...worn(figure, side, legs, []),
    // Where a skirt's hem would be.
    hem: [84, floor - 48],
    ends: {
      blouseLength: waist - 22,
      topLength: hip + 24,
      kurtaLength: knee - 24,
      sherwaniLength: knee + 4,
      dressLength: calf + 30,
    },
    half: 158,
    top: 0,
    bottom: floor + 8,
  };
}
