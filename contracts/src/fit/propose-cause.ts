import { type FitDirection, growthOf } from './zones.ts';

/** Why a piece does not fit, as the figures suggest. */
export const fitCauses = ['FROZEN_WRONG', 'SEWN_WRONG', 'MEASURED_WRONG', 'TASTE', 'UNKNOWN'] as const;
export type FitCause = (typeof fitCauses)[number];

/** Who took the measure that the piece was made from; CHART: the size chart. */
export const measurers = ['MAKER', 'BUYER', 'CHART'] as const;
export type Measurer = (typeof measurers)[number];

/** Differences up to half an inch are within the trade's tolerance. In tenths of a millimetre. */
const fitTolerance = 127;

/** What is known of a zone, in tenths of a millimetre; null where nobody knows. */
export interface ZoneFigures {
  direction: FitDirection;
  /** What the order says: the valid measurement, or the size chart. */
  frozen: number | null;
  /** What the buyer signed when sharing their book. */
  signed: number | null;
  /** What the buyer measures now. */
  remeasured: number | null;
  /** What the maker sewed. */
  sewn: number | null;
  /** What the maker added to the measure for ease, as stated. */
  ease: number;
}

export interface Proposal {
  cause: FitCause;
  /** Null while too little is known. */
  settlement: 'FREE' | 'PRICED' | null;
  /** The cause of each zone, in their order. */
  zones: FitCause[];
}

/** Whether `actual` differs from `wanted` by more than the tolerance, in the direction of the complaint. */
function isOff(actual: number | null, wanted: number | null, direction: FitDirection): boolean {
  if (actual === null || wanted === null) return false;
  return (wanted - actual) * growthOf(direction) > fitTolerance;
}

function causeOfZone({ direction, frozen, signed, remeasured, sewn, ease }: ZoneFigures): FitCause {
  if (isOff(frozen, signed, direction)) return 'FROZEN_WRONG';
  if (isOff(sewn, frozen === null ? null : frozen + ease, direction)) return 'SEWN_WRONG';
  if (isOff(frozen, remeasured, direction)) return 'MEASURED_WRONG';
  return frozen === null || sewn === null ? 'UNKNOWN' : 'TASTE';
}

/**
 * Suggests why a piece does not fit and who pays. A wrong copy, wrong sewing and a wrong measure of the maker are
 * altered free; a wrong measure of the buyer and taste are paid. People decide; the proposal only helps them.
 */
export function proposeCause(zones: readonly ZoneFigures[], measuredBy: Measurer): Proposal {
  const causes = zones.map(causeOfZone);
  const first = (...wanted: FitCause[]) => causes.find((cause) => wanted.includes(cause));
  const isFree = (cause: FitCause) =>
    cause === 'FROZEN_WRONG' ||
    cause === 'SEWN_WRONG' ||
    (cause === 'MEASURED_WRONG' && measuredBy === 'MAKER');
  const free = causes.find(isFree);
  if (free !== undefined) return { cause: free, settlement: 'FREE', zones: causes };
  if (causes.length === 0 || first('UNKNOWN') !== undefined)
    return { cause: 'UNKNOWN', settlement: null, zones: causes };
  return { cause: first('MEASURED_WRONG') ?? 'TASTE', settlement: 'PRICED', zones: causes };
}
