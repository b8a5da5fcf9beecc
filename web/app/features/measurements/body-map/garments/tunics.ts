import type { Figure } from '../figures/figure.ts';
import type { BodyKind, Side } from '../figures/figure-strokes.ts';
import { mirrored, type Point, smooth, xAt } from '../pen.ts';
import type { Stroke } from '../strokes.ts';
import { bodice, flankTo, neckline } from './bodice.ts';
import { placket, standCollar } from './closings.ts';
import { legwear } from './legwear.ts';
import { skirt } from './skirt.ts';
import { plainCut, type Worn } from './worn.ts';

/** A stroke and its mirror image. */
export const mirroredToo = (kind: Stroke['kind'], points: readonly Point[]): Stroke[] => [
  { kind, d: smooth(points) },
  { kind, d: smooth(mirrored(points)) },
];

/** A side seam that falls from the waist to a hem below the hip. */
export function falling(figure: Figure, ease: number, bottom: number, flare: number): Point[] {
  const down = flankTo(figure, figure.hip, ease);
  const [x] = down.at(-1) ?? [82, figure.hip];
  return [
    ...down.filter(([, y]) => y < figure.hip - 62),
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
  const ends =
    body === 'child' ? { topLength: figure.hip, kurtaLength: hem[1] + 2, dressLength: figure.calf } : {};
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
