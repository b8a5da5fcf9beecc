import type { Figure } from '../figures/figure.ts';
import type { Side } from '../figures/figure-strokes.ts';
import { mirrored, type Point, smooth, xAt } from '../pen.ts';
import type { Stroke } from '../strokes.ts';
import { bodice, flankTo, neckline } from './bodice.ts';
import { skirt } from './skirt.ts';
import { plainCut, type Worn } from './worn.ts';

/** A saree blouse: princess darts and hooks in front; a deep back with cords. */
export function blouse(figure: Figure, side: Side): Worn {
  const bottom = (figure.underBust + figure.waist) / 2 - 2;
  const cut = plainCut(figure, flankTo(figure, bottom, 1.5), {
    ease: 1.5,
    neckWidth: 0.38,
    frontNeck: figure.bust - 30,
    backNeck: figure.underBust - 34,
    sleeve: 0.42,
    hemDrop: 3,
  });
  const hem = cut.flank.at(-1) ?? [54, bottom];
  const strokes = [
    ...bodice(figure, cut, side),
    ...(side === 'front' ? inFront(figure, bottom) : behind(figure, cut.backNeck, bottom)),
  ];
  strokes.push(...along(neckline(figure, cut, side)));
  const top: Point = [xAt(figure.side, figure.waist + 12) + 1, figure.waist + 12];
  const petticoat = skirt({
    top,
    hem: [hemOf(figure) - 10, figure.floor - 40],
    full: 0.6,
    folds: 7,
    border: 0,
  }).map(quiet);
  return {
    strokes: [...petticoat, ...strokes],
    cut,
    hem,
    waist: figure.waist,
    opening: 0,
    half: 140,
    top: 0,
    bottom: figure.hip + 30,
  };
}

/** Half the width of a full skirt's hem. */
const hemOf = ({ shoulder }: Figure) => Math.min(148, shoulder[0] * 1.8);

/** A contour of what is only hinted. */
const quiet = (stroke: Stroke): Stroke => (stroke.kind === 'line' ? { ...stroke, kind: 'body' } : stroke);

/** A row of stitches beside the neckline, for a border. */
function along(neck: readonly Point[]): Stroke[] {
  const beside = neck.map(
    ([x, y], place): Point => [place === 0 ? x + 5 : x + (x > 0 ? 4 : 0), y + (place === 0 ? 1 : 5)],
  );
  return [{ kind: 'seam', d: smooth([...beside, ...mirrored(beside).toReversed().slice(1)]) }];
}

function inFront({ apex, bust, armpit, side }: Figure, bottom: number): Stroke[] {
  const dart: Point[] = [
    [xAt(side, bottom) * 0.56, bottom + 2],
    [apex - 1, bust + 22],
    [apex, bust + 8],
  ];
  const across: Point[] = [
    [armpit[0] - 1, bust + 16],
    [apex + 16, bust + 8],
    [apex + 8, bust + 4],
  ];
  const princess: Point[] = [
    [armpit[0] - 6, armpit[1] - 14],
    [apex + 12, bust - 12],
    [apex + 3, bust - 5],
  ];
  const hooks = [0.15, 0.4, 0.65, 0.9].map((share): Stroke => {
    const y = bust - 24 + (bottom - bust + 24) * share;
    return {
      kind: 'fold',
      d: smooth([
        [-2.5, y],
        [2.5, y],
      ]),
    };
  });
  return [
    ...[dart, across, princess].flatMap((line): Stroke[] => [
      { kind: 'fold', d: smooth(line) },
      { kind: 'fold', d: smooth(mirrored(line)) },
    ]),
    {
      kind: 'seam',
      d: smooth([
        [0, bust - 28],
        [0, bottom + 2],
      ]),
    },
    ...hooks,
  ];
}

function behind({ nape, waist }: Figure, deep: number, bottom: number): Stroke[] {
  const cord: Point[] = [
    [-50, nape + 26],
    [-20, nape + 36],
    [0, nape + 38],
    [20, nape + 36],
    [50, nape + 26],
  ];
  const tassel = (x: number): Point[] => [
    [0, nape + 38],
    [x * 0.4, nape + 54],
    [x, nape + 72],
  ];
  return [
    { kind: 'fold', d: smooth(cord) },
    ...[-6, 7].flatMap((x): Stroke[] => [
      { kind: 'fold', d: smooth(tassel(x)) },
      {
        kind: 'fold',
        d: smooth([
          [x - 3, nape + 80],
          [x, nape + 72],
          [x + 3, nape + 80],
        ]),
      },
      {
        kind: 'fold',
        d: smooth([
          [x, nape + 72],
          [x, nape + 82],
        ]),
      },
    ]),
    {
      kind: 'seam',
      d: smooth([
        [0, deep + 2],
        [0, bottom + 2],
      ]),
    },
    ...[-1, 1].map(
      (way): Stroke => ({
        kind: 'fold',
        d: smooth([
          [way * 27, bottom + 1],
          [way * 25, waist - 42],
        ]),
      }),
    ),
  ];
}

/** A long skirt of panels, with its choli hinted. */
export function lehenga(figure: Figure, side: Side): Worn {
  const choli = blouse(figure, side);
  const hem: Point = [hemOf(figure), figure.floor - 34];
  const top: Point = [xAt(figure.side, figure.waist + 8) + 2, figure.waist + 8];
  const hinted = choli.strokes.map(quiet);
  const band: Point[] = [
    [-top[0] - 2, top[1] + 9],
    [0, top[1] + 13],
    [top[0] + 2, top[1] + 9],
  ];
  const cord: Point[] = [
    [top[0] - 6, top[1] + 8],
    [top[0] + 3, top[1] + 34],
    [top[0] - 1, top[1] + 62],
  ];
  const strokes = [
    ...hinted,
    ...skirt({ top, hem, full: 0.6, folds: 9, border: 3 }),
    { kind: 'seam', d: smooth(band) } as const,
    ...(side === 'front' ? [{ kind: 'fold', d: smooth(cord) } as const] : []),
  ];
  return { ...choli, strokes, hem, waist: top[1], half: 158, top: 132, bottom: figure.floor + 12 };
}
