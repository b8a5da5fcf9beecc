import type { Figure } from '../figures/figure.ts';
import type { Side } from '../figures/figure-strokes.ts';
import { inked, smooth } from '../pen.ts';
import type { Stroke } from '../strokes.ts';
import { bodice } from './bodice.ts';
import { placket, standCollar } from './closings.ts';
import { legwear } from './legwear.ts';
import { falling, mirroredToo } from './tunics.ts';
import { plainCut, type Worn } from './worn.ts';

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
