import type { PartName } from '#contracts/measurements/garments.ts';
import type { Figure } from '../figures/figure.ts';
import type { Point } from '../pen.ts';
import type { Stroke } from '../strokes.ts';
import type { Cut } from './bodice.ts';

/** A garment as it is worn, with the places that the tape needs. */
export interface Worn {
  strokes: Stroke[];
  cut: Cut;
  /** The hem at the viewer's right. */
  hem: Point;
  /** The waist of what hangs from it, and half the width of the opening at the end of a leg. */
  waist: number;
  opening: number;
  /** Where lengths from the shoulder end that are not those of this garment's hem. */
  ends?: Partial<Record<PartName, number>>;
  /** The outside of a leg of what is worn there, from the waist down. */
  leg?: readonly Point[];
  /** The part of the body that the drawing shows, and half its width. */
  half: number;
  top: number;
  bottom: number;
}

/** The neckline, sleeves and ease that most garments start from; the hem lies at the hip. */
export function plainCut(figure: Figure, flank: readonly Point[], own: Partial<Cut> = {}): Cut {
  return {
    ease: 3,
    neckWidth: 0.22,
    frontNeck: figure.pit + 26,
    backNeck: figure.nape + 16,
    sleeve: 0.4,
    sleeveFlare: 1,
    flank,
    hemDrop: 5,
    ...own,
  };
}
