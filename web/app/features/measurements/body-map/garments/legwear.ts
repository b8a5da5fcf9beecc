import type { Figure } from '../figures/figure.ts';
import { inked, mirrored, outline, type Point, smooth, xAt } from '../pen.ts';
import type { Stroke } from '../strokes.ts';

export interface Legwear {
  /** The room at the thigh, the knee and the hem. */
  thigh: number;
  knee: number;
  /** Half the width of the hem. */
  opening: number;
  hem: number;
  waist: number;
  crotch: number;
}

/** The edges of the right leg: outside from the waist, the hem, inside up to the crotch. */
export function legRuns(figure: Figure, cut: Legwear): { outside: Point[]; hem: Point[]; inside: Point[] } {
  const { side, outerLeg, innerLeg, hip, thigh, knee } = figure;
  const flank = [...side, ...outerLeg.slice(1)];
  const middle = (xAt(outerLeg, cut.hem) + xAt(innerLeg, cut.hem)) / 2;
  const calf = (knee + cut.hem) / 2;
  const outer = (y: number, ease: number): Point => [xAt(flank, y) + ease, y];
  const hemOut: Point = [middle + cut.opening, cut.hem];
  const hemIn: Point = [middle - cut.opening, cut.hem];
  const kneeOut = outer(knee, cut.knee);
  const kneeIn: Point = [Math.max(2, xAt(innerLeg, knee) - cut.knee), knee];
  return {
    outside: [
      outer(cut.waist, 2),
      outer((cut.waist + hip) / 2, 3),
      outer(hip, cut.thigh * 0.5 + 1),
      outer(thigh + 20, cut.thigh),
      kneeOut,
      [Math.max((kneeOut[0] + hemOut[0]) / 2, xAt(outerLeg, calf)) + 1, calf],
      hemOut,
    ],
    hem: [hemOut, [middle, cut.hem + 4], hemIn],
    inside: [
      hemIn,
      [Math.max(1.5, Math.min((kneeIn[0] + hemIn[0]) / 2, xAt(innerLeg, calf)) - 0.5), calf],
      kneeIn,
      [Math.max(1.5, xAt(innerLeg, thigh + 20) - cut.thigh), thigh + 20],
      [0, cut.crotch],
    ],
  };
}

export function legwear(figure: Figure, cut: Legwear): Stroke[] {
  const { outside, hem, inside } = legRuns(figure, cut);
  const top = outside[0] ?? [0, 0];
  const waist: Point[] = [[-top[0], top[1]], [0, top[1] + 4], top];
  const strokes: Stroke[] = [
    {
      kind: 'cloth',
      d: outline(
        waist,
        outside,
        hem,
        inside,
        mirrored(inside).toReversed(),
        mirrored(hem).toReversed(),
        mirrored(outside).toReversed(),
      ),
    },
    { kind: 'line', d: inked(waist, 1.6) },
  ];
  for (const flip of [false, true]) {
    const way = (points: readonly Point[]) => (flip ? mirrored(points) : points);
    strokes.push({ kind: 'line', d: inked(way(outside), 1.9) });
    strokes.push({ kind: 'line', d: inked(way(inside), 1.6) });
    strokes.push({ kind: 'line', d: inked(way(hem), 1.6) });
    strokes.push({ kind: 'seam', d: smooth(way(hem.map(([x, y]): Point => [x, y - 8]))) });
  }
  return strokes;
}
