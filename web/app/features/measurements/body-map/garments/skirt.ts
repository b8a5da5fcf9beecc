import { inked, mirrored, outline, type Point, smooth } from '../pen.ts';
import type { Stroke } from '../strokes.ts';

export interface Skirt {
  /** Half the waist, where the skirt starts. */
  top: Point;
  /** The end of the hem at the side. */
  hem: Point;
  /** How far it stands off at the hip, 0 straight to 1 full. */
  full: number;
  folds: number;
  /** Rows of running stitch above the hem. */
  border: number;
}

/** The right edge of a skirt, from the waist down. */
function skirtEdge({ top, hem, full }: Skirt): Point[] {
  const wide = hem[0] - top[0];
  const tall = hem[1] - top[1];
  return [
    top,
    [top[0] + wide * (0.22 + full * 0.1), top[1] + tall * 0.18],
    [top[0] + wide * (0.56 + full * 0.02), top[1] + tall * 0.5],
    [top[0] + wide * 0.83, top[1] + tall * 0.8],
    hem,
  ];
}

/** The hem's scallops, where the panels hang, from right to left. */
function skirtHem({ hem: [x, y], folds }: Skirt): Point[] {
  const waves = folds * 2;
  return Array.from({ length: waves + 1 }, (_, place): Point => {
    const turn = (place / waves) * Math.PI;
    const across = Math.cos(turn) * x;
    return [across, y + Math.sin(turn) * x * 0.11 + (place % 2 === 1 ? 2.6 : -1)];
  });
}

export function skirt(cut: Skirt): Stroke[] {
  const edge = skirtEdge(cut);
  const hem = skirtHem(cut);
  const waist: Point[] = [[-cut.top[0], cut.top[1]], [0, cut.top[1] + 4], cut.top];
  const strokes: Stroke[] = [
    { kind: 'cloth', d: outline(waist, edge, hem, mirrored(edge).toReversed()) },
    { kind: 'line', d: inked(edge, 1.9) },
    { kind: 'line', d: inked(mirrored(edge), 1.9) },
    { kind: 'line', d: inked(hem, 1.9) },
    { kind: 'line', d: inked(waist, 1.6) },
  ];
  // A panel's seam from the waist to each valley of the hem; between two seams a fold that starts lower.
  for (const [place, [x, y]] of hem.entries()) {
    if (place === 0 || place === hem.length - 1) continue;
    const share = x / cut.hem[0];
    const start: Point = [share * cut.top[0] * 0.94, cut.top[1] + 4 - Math.abs(share) * 3];
    const tall = y - start[1];
    const bend = (part: number): Point => [
      start[0] + (x - start[0]) * (part + 0.09 * Math.sin(part * Math.PI)),
      start[1] + tall * part,
    ];
    const isSeam = place % 2 === 0;
    const line = isSeam
      ? [start, bend(0.3), bend(0.62), [x, y] as Point]
      : [bend(0.46 + ((place * 7) % 5) * 0.06), bend(0.78), [x, y - 3] as Point];
    strokes.push({ kind: isSeam ? 'fold' : 'hatch', d: smooth(line) });
  }
  for (let row = 1; row <= cut.border; row++) {
    const up = 1 - (row * (row === 1 ? 9 : 11)) / (cut.hem[1] - cut.top[1]);
    const lifted = hem.map(
      ([x, y]): Point => [x * (0.985 - row * 0.006), cut.top[1] + (y - cut.top[1]) * up],
    );
    strokes.push({ kind: row === 2 ? 'fold' : 'seam', d: smooth(lifted) });
  }
  return strokes;
}
