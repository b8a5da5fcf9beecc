import type { PartName } from '#contracts/measurements/garments.ts';
import type { Point } from '../pen.ts';
import type { Stroke } from '../strokes.ts';
import type { Tape } from '../tapes/tape.ts';

/** What is drawn without a body, in the units of the stage around its middle, and its tapes. */
export interface Flat {
  height: number;
  strokes: Stroke[];
  tapes: Partial<Record<PartName, Tape>>;
}

/** An oval, or the part of it between two shares of a turn, from the top. */
export const ring = (x: number, y: number, rx: number, ry: number, from = 0, to = 1): Point[] =>
  Array.from({ length: 17 }, (_, place): Point => {
    const turn = (from + ((to - from) * place) / 16) * 2 * Math.PI - Math.PI / 2;
    return [x + Math.cos(turn) * rx, y + Math.sin(turn) * ry];
  });
