import { type Garment, isChoice, type PartName, partsOf } from '#contracts/measurements/garments.ts';
import { child } from './figures/child.ts';
import type { Figure } from './figures/figure.ts';
import { type BodyKind, figureStrokes, type Side } from './figures/figure-strokes.ts';
import { men } from './figures/men.ts';
import { women } from './figures/women.ts';
import { blouse, lehenga } from './garments/blouse.ts';
import { dupatta } from './garments/dupatta.ts';
import type { Flat } from './garments/flat.ts';
import { jacket } from './garments/jacket.ts';
import { plain, salwar, trousers } from './garments/legs.ts';
import { bangle, fingerRing } from './garments/rings.ts';
import { sherwani } from './garments/sherwani.ts';
import { shoes } from './garments/shoes.ts';
import { shirt } from './garments/tops.ts';
import { dress, kurta } from './garments/tunics.ts';
import type { Worn } from './garments/worn.ts';
import { heightFor, placeLabels, stage } from './labels.ts';
import { type Placing, type Point, placed, smooth } from './pen.ts';
import type { Stroke } from './strokes.ts';
import { lower } from './tapes/lower.ts';
import type { Tape } from './tapes/tape.ts';
import { upper } from './tapes/upper.ts';

export interface MapLine {
  part: PartName;
  side: Side;
  /** In the order of measuring, on both sides of a garment together, from 1. */
  number: number;
  path: string;
  goes: 'round' | 'along';
  /** The middle of its number, and where the leader from there meets the line. */
  at: Point;
  anchor: Point;
}

export interface DrawnMap {
  width: number;
  height: number;
  strokes: Stroke[];
  /** Places the strokes, which are in units of the body. */
  placing: Placing;
  /** Whether the body goes on above and below what is shown. */
  fades: { top: boolean; bottom: boolean };
  lines: MapLine[];
}

const figures: Record<BodyKind, Figure> = { women, men, child };
const flats: Partial<Record<Garment, () => Flat>> = { dupatta, shoes, ring: fingerRing, bangle };

/** How a garment is worn; those without a body are drawn flat. */
const worn: Partial<Record<Garment, (figure: Figure, body: BodyKind, side: Side) => Worn>> = {
  blouse: (figure, _, side) => blouse(figure, side),
  lehenga: (figure, _, side) => lehenga(figure, side),
  kurta,
  dress,
  child: (figure, _, side) => kurta(figure, 'child', side),
  sherwani: (figure, _, side) => sherwani(figure, side),
  shirt: (figure, _, side) => shirt(figure, side),
  jacket: (figure, _, side) => jacket(figure, side),
  trousers: (figure, _, side) => trousers(figure, side),
  salwar: (figure, _, side) => salwar(figure, side),
};

/** Measured at the back, as a cutter does: the sleeve goes over the elbow there. */
const atBack: readonly PartName[] = [
  'shoulder',
  'acrossBack',
  'backNeckDepth',
  'blouseBackLength',
  'aariBack',
  'sleeveLength',
  'bicep',
  'elbow',
  'wrist',
  'sleeveOpening',
  'elasticLength',
  'crotchRound',
  'calf',
  'height',
];

/** On the plain body, where all parts are, more of them, so that each side has half. */
const atBackOfAll: readonly PartName[] = [
  ...atBack,
  'upperChest',
  'stomach',
  'collar',
  'dressLength',
  'kurtaLength',
  'sherwaniLength',
  'lehengaLength',
  'flare',
  'knee',
  'ankle',
  'aariHem',
  'ballGirth',
  'ringSize',
];

/** The body that usually wears a garment. */
export function usualBody(garment: Garment): BodyKind {
  if (garment === 'child') return 'child';
  return ['shirt', 'jacket', 'sherwani', 'trousers'].includes(garment) ? 'men' : 'women';
}

/** The sides on which a garment is drawn: what lies flat has one. */
export const sidesOf = (garment: Garment): readonly Side[] =>
  flats[garment] ? ['front'] : ['front', 'back'];

export function sideOf(part: PartName, garment: Garment): Side {
  if (flats[garment]) return 'front';
  return (garment === 'other' ? atBackOfAll : atBack).includes(part) ? 'back' : 'front';
}

/** The parts of a garment that have a line, numbered in this order. A choice has none. */
export const drawnParts = (garment: Garment): PartName[] =>
  partsOf(garment).filter((part) => !isChoice(part));

/** The drawing of one side of a garment, with only these of its parts. */
export function mapOf(
  garment: Garment,
  body: BodyKind,
  side: Side,
  only: readonly PartName[] = partsOf(garment),
): DrawnMap {
  const parts = drawnParts(garment);
  const shown = parts.filter((part) => only.includes(part) && sideOf(part, garment) === side);
  const flat = flats[garment]?.();
  if (flat) {
    const placing = { scale: 1, x: stage.width / 2, y: 0 };
    return withLines(
      { strokes: flat.strokes, placing, height: flat.height, fades: { top: false, bottom: false } },
      shown.map((part) => [part, flat.tapes[part]]),
      parts,
      side,
    );
  }
  const kind = garment === 'child' ? 'child' : body;
  const figure = figures[kind];
  const dressed = (worn[garment] ?? ((one, _, its) => plain(one, its)))(figure, kind, side);
  const { top, bottom, half, strokes } = dressed;
  const scale = 134 / (kind === 'child' ? Math.min(half, 128) : half);
  const tall = (bottom - top) * scale + 16;
  const height = Math.ceil(Math.max(tall, heightFor(shown.length)));
  const placing = { scale, x: stage.width / 2, y: (height - tall) / 2 + 8 - top * scale };
  const tapes = shown.map((part) => [part, (upper[part] ?? lower[part])?.(figure, dressed)] as const);
  const whole = figureStrokes(kind, figure, side, { scale: 1, x: 0, y: 0 });
  return withLines(
    {
      strokes: [...whole, ...strokes],
      placing,
      height,
      fades: { top: top > 0, bottom: bottom < figure.floor },
    },
    tapes,
    parts,
    side,
  );
}

function withLines(
  drawn: Omit<DrawnMap, 'width' | 'lines'>,
  tapes: readonly (readonly [PartName, Tape | undefined])[],
  parts: readonly PartName[],
  side: Side,
): DrawnMap {
  const known = tapes.flatMap(([part, tape]) =>
    tape ? [{ part, goes: tape.goes, points: placed(tape.points, drawn.placing) }] : [],
  );
  const labels = placeLabels(
    known.map(({ points }) => points),
    drawn.height,
  );
  const lines = known.map(({ part, goes, points }, place): MapLine => {
    const { at, anchor } = labels[place] ?? { at: [0, 0], anchor: [0, 0] };
    return { part, side, number: parts.indexOf(part) + 1, path: smooth(points), goes, at, anchor };
  });
  return { ...drawn, width: stage.width, lines };
}

/** The lines of all sides of a garment, in the order of measuring. */
export function linesOf(garment: Garment, body: BodyKind = usualBody(garment)): MapLine[] {
  return sidesOf(garment)
    .flatMap((side) => mapOf(garment, body, side).lines)
    .toSorted((one, other) => one.number - other.number);
}
