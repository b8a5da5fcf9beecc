import type { Figure } from '../figures/figure.ts';
import type { BodyKind, Side } from '../figures/figure-strokes.ts';
import { inked, mirrored, outline, type Point, smooth, xAt } from '../pen.ts';
import type { Stroke } from '../strokes.ts';
import { bodice, flankTo, neckline } from './bodice.ts';
import { legwear } from './legwear.ts';
import { skirt } from './skirt.ts';
import { plainCut, type Worn } from './worn.ts';

const mirroredToo = (kind: Stroke['kind'], points: readonly Point[]): Stroke[] => [
  { kind, d: smooth(points) },
  { kind, d: smooth(mirrored(points)) },
];

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

/** A side seam that falls from the waist to a hem below the hip. */
function falling(figure: Figure, ease: number, bottom: number, flare: number): Point[] {
  const down = flankTo(figure, figure.hip, ease);
  const [x] = down.at(-1) ?? [82, figure.hip];
  return [
    ...down.filter(([, y]) => y < figure.hip - 40),
    [x, figure.hip],
    [x + flare * 0.5, (figure.hip + bottom) / 2],
    [x + flare, bottom],
  ];
}

export function kurta(figure: Figure, body: BodyKind, side: Side): Worn {
  const bottom = figure.knee - (body === 'child' ? 20 : 6);
  const flank = falling(figure, body === 'women' ? 4 : 7, bottom, 9);
  const cut = plainCut(figure, flank, {
    ease: 4,
    frontNeck: body === 'women' ? figure.pit + 34 : figure.pit + 6,
    backNeck: figure.nape + (body === 'women' ? 22 : 8),
    neckWidth: body === 'women' ? 0.2 : 0.1,
    sleeve: body === 'women' ? 0.72 : 0.97,
    sleeveFlare: 3,
    hemDrop: 4,
  });
  const hem = flank.at(-1) ?? [90, bottom];
  const slit: Point[] = [
    [hem[0] - 7, hem[1]],
    [hem[0] - 8, (figure.hip + hem[1]) / 2],
    [xAt(flank, figure.hip + 24) - 3, figure.hip + 24],
  ];
  const strokes = [
    ...legwear(figure, {
      thigh: 5,
      knee: 5,
      opening: 21,
      hem: figure.ankle + 2,
      waist: figure.hip,
      crotch: figure.crotch + 6,
    }),
    ...bodice(figure, cut, side),
    ...mirroredToo('seam', slit),
    ...mirroredToo('hatch', [
      [figure.apex + 10, figure.waist - 22],
      [figure.apex + 6, figure.hip],
      [figure.apex + 14, hem[1] - 26],
    ]),
    {
      kind: 'seam',
      d: smooth([
        [-hem[0] + 5, hem[1] - 9],
        [0, hem[1] - 4],
        [hem[0] - 5, hem[1] - 9],
      ]),
    } as const,
    ...(side === 'front'
      ? placket(cut.frontNeck, figure.underBust + 10, 4)
      : [
          {
            kind: 'fold',
            d: smooth([
              [0, cut.backNeck],
              [0, hem[1] - 4],
            ]),
          } as const,
        ]),
    ...(body === 'women' ? border(neckline(figure, cut, side)) : standCollar(figure, side)),
  ];
  const ends = body === 'child' ? { topLength: figure.hip, dressLength: figure.calf } : {};
  return {
    strokes,
    cut,
    hem,
    ends,
    waist: figure.waist,
    opening: 21,
    half: body === 'child' ? 128 : 158,
    top: 0,
    bottom: figure.floor + 8,
  };
}

function border(neck: readonly Point[]): Stroke[] {
  const beside = neck.map(
    ([x, y], place): Point => [place === 0 ? x + 6 : x + (x > 0 ? 5 : 0), y + (place === 0 ? 1 : 6)],
  );
  return [{ kind: 'seam', d: smooth([...beside, ...mirrored(beside).toReversed().slice(1)]) }];
}

/** An anarkali: a close bodice, and panels to the calf. */
export function dress(figure: Figure, body: BodyKind, side: Side): Worn {
  const seam = figure.underBust + 16;
  const cut = plainCut(figure, flankTo(figure, seam, 2), {
    ease: 2,
    frontNeck: figure.pit + (body === 'child' ? 10 : 30),
    backNeck: figure.nape + 24,
    sleeve: body === 'child' ? 0.3 : 0.72,
    hemDrop: 4,
  });
  const top = cut.flank.at(-1) ?? [56, seam];
  const grown = figure.floor > 600;
  const hem: Point = grown ? [136, figure.calf + 44] : [96, figure.knee + 26];
  const strokes = [
    ...skirt({ top, hem, full: 0.15, folds: 8, border: 3 }),
    ...bodice(figure, cut, side),
    ...border(neckline(figure, cut, side)),
    {
      kind: 'seam',
      d: smooth([
        [-top[0] + 1, seam - 6],
        [0, seam - 2],
        [top[0] - 1, seam - 6],
      ]),
    } as const,
    ...(side === 'front'
      ? mirroredToo('fold', [
          [figure.apex * 0.9, seam],
          [figure.apex, figure.bust + 8],
        ])
      : [
          {
            kind: 'seam',
            d: smooth([
              [0, cut.backNeck],
              [0, seam],
            ]),
          } as const,
        ]),
  ];
  return { strokes, cut, hem, waist: figure.waist, opening: 0, half: 158, top: 0, bottom: figure.floor + 8 };
}

/** A long coat with a stand-up collar, closed to the waist. */
export function sherwani(figure: Figure, side: Side): Worn {
  const bottom = figure.knee + 6;
  const flank = falling(figure, 6, bottom, 16);
  const cut = plainCut(figure, flank, {
    ease: 5,
    neckWidth: 0.1,
    frontNeck: figure.pit + 4,
    backNeck: figure.nape + 8,
    sleeve: 1,
    sleeveFlare: 1.5,
    hemDrop: 3,
  });
  const hem = flank.at(-1) ?? [95, bottom];
  const strokes: Stroke[] = [
    ...legwear(figure, {
      thigh: 5,
      knee: 3,
      opening: 18,
      hem: figure.ankle + 4,
      waist: figure.hip,
      crotch: figure.crotch + 6,
    }),
    ...bodice(figure, cut, side),
    ...standCollar(figure, side),
    ...mirroredToo('fold', [
      [figure.armpit[0] - 12, figure.armpit[1] - 6],
      [figure.apex + 14, figure.waist],
      [figure.apex + 20, hem[1] - 20],
    ]),
    {
      kind: 'seam',
      d: smooth([
        [-hem[0] + 4, hem[1] - 8],
        [0, hem[1] - 4],
        [hem[0] - 4, hem[1] - 8],
      ]),
    },
  ];
  if (side === 'front')
    strokes.push(
      ...placket(figure.pit + 6, figure.waist + 22, 8, 6),
      {
        kind: 'line',
        d: inked(
          [
            [6, figure.waist + 24],
            [3, figure.hip + 40],
            [9, hem[1] + 2],
          ],
          1.5,
        ),
      },
      {
        kind: 'seam',
        d: smooth([
          [18, figure.upperChest + 12],
          [44, figure.upperChest + 8],
        ]),
      },
    );
  else
    strokes.push(
      {
        kind: 'fold',
        d: smooth([
          [0, cut.backNeck],
          [0, figure.hip],
        ]),
      },
      {
        kind: 'line',
        d: inked(
          [
            [0, figure.hip],
            [2, hem[1] - 40],
            [5, hem[1] + 2],
          ],
          1.4,
        ),
      },
    );
  return { strokes, cut, hem, waist: figure.waist, opening: 18, half: 158, top: 0, bottom: figure.floor + 8 };
}
