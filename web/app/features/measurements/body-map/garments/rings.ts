import { inked, outline, type Point, smooth } from '../pen.ts';
import type { Stroke } from '../strokes.ts';
import { along } from '../tapes/tape.ts';
import { type Flat, ring } from './flat.ts';

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
