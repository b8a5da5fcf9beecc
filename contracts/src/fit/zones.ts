import { type LengthPartName, parts } from '#contracts/measurements/garments.ts';

/** In which way a piece does not fit at a part. */
export const fitDirections = ['TIGHT', 'LOOSE', 'SHORT', 'LONG'] as const;
export type FitDirection = (typeof fitDirections)[number];

/** Parts that run along the body; all others go around or across it. */
const along: readonly LengthPartName[] = [
  'sleeveLength',
  'frontNeckDepth',
  'backNeckDepth',
  'bustPoint',
  'blouseLength',
  'blouseBackLength',
  'aariFront',
  'aariBack',
  'aariNeck',
  'aariSleeve',
  'aariHem',
  'kurtaLength',
  'topLength',
  'dressLength',
  'sherwaniLength',
  'slitHeight',
  'lehengaLength',
  'trouserLength',
  'inseam',
  'rise',
  'dupattaLength',
  'dupattaWidth',
  'footLength',
  'height',
];

/** The two ways in which a part can be wrong: a sleeve is short or long, a bust is tight or loose. */
export function directionsOf(part: LengthPartName): readonly [FitDirection, FitDirection] {
  return along.includes(part) ? ['SHORT', 'LONG'] : ['TIGHT', 'LOOSE'];
}

/** 1 if the piece has to become larger there, -1 if smaller. */
export const growthOf = (direction: FitDirection): 1 | -1 =>
  direction === 'TIGHT' || direction === 'SHORT' ? 1 : -1;

/** Parts about which a claim can be made: lengths of the piece or the body, in the order of measuring. */
export const isClaimable = (part: keyof typeof parts): part is LengthPartName =>
  parts[part].kind === 'length' && part !== 'height';
