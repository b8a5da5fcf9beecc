import { toRupees } from '#contracts/money/money.ts';
import { type Sentence, sentence } from '#contracts/words/sentence.ts';

export const makingStages = ['BEFORE', 'DESIGN', 'MAKING', 'MADE'] as const;
/** The progress of an order, as far as it matters for cancelling. */
export type MakingStage = (typeof makingStages)[number];

/** The stages of which a maker may keep a share; before the making nothing is kept. */
export const sharedStages = ['DESIGN', 'MAKING', 'MADE'] as const;
export type SharedStage = (typeof sharedStages)[number];

/** The most that a maker keeps when agreeing to cancel, in whole percent of the advance. */
export type KeptShares = Readonly<Record<SharedStage, number>>;

/** The shares of a maker who has set none. They are also the highest that a maker may set. */
export const usualShares: KeptShares = { DESIGN: 25, MAKING: 50, MADE: 100 };

/** In percent of the advance. */
export function percentOf(shares: KeptShares, stage: MakingStage): number {
  return stage === 'BEFORE' ? 0 : shares[stage];
}

export function isSameShares(one: KeptShares, other: KeptShares): boolean {
  return sharedStages.every((stage) => one[stage] === other[stage]);
}

/** Shares as text, such as "25%, 50%, 100%". */
export function sharesInText(shares: KeptShares): string {
  return sharedStages.map((stage) => `${shares[stage]}%`).join(', ');
}

/** The errors of a maker's shares by stage: each is within the usual one and not less than that of the stage before. */
export function faultsOfShares(shares: KeptShares): Partial<Record<SharedStage, Sentence>> {
  const faults: Partial<Record<SharedStage, Sentence>> = {};
  sharedStages.forEach((stage, index) => {
    const before = sharedStages[index - 1];
    const [share, most] = [shares[stage], usualShares[stage]];
    if (!Number.isInteger(share) || share < 0 || share > most)
      faults[stage] = sentence('profiles.shareRange', { most });
    else if (before !== undefined && share < shares[before]) faults[stage] = sentence('profiles.shareFalls');
  });
  return faults;
}

/** The smallest amount that the payment provider moves, in paise. */
const leastMoved = 100;

/** Whether the refunded or the kept amount is below the provider's minimum. In paise. */
export function leavesTooLittle(keptPaise: number, heldPaise: number): boolean {
  const isTooSmall = (paise: number) => paise > 0 && paise < leastMoved;
  return isTooSmall(heldPaise - keptPaise) || isTooSmall(keptPaise);
}

export interface CancelRow {
  stage: MakingStage;
  /** Of the advance. */
  percent: number;
  /** The most that the maker keeps. */
  keptPaise: number;
  /** The least that is refunded; with `keptPaise` it is all that is held. */
  refundPaise: number;
}

interface Held {
  shares: KeptShares;
  advancePaise: number;
  /** What was paid and not refunded yet. */
  heldPaise: number;
}

/**
 * What is kept and refunded if an order is cancelled in each stage. The maker keeps the stage's share of the advance in
 * whole rupees, never more than is held; what was paid of the final payment is refunded. All amounts in paise. Screens,
 * letters and refunds take their amounts from here.
 */
export function cancelTable({ shares, advancePaise, heldPaise }: Held): CancelRow[] {
  return makingStages.map((stage) => {
    const percent = percentOf(shares, stage);
    const share = Math.floor((advancePaise * percent) / 10_000) * 100;
    const keptPaise = movable(Math.max(0, Math.min(share, heldPaise)), heldPaise);
    return { stage, percent, keptPaise, refundPaise: heldPaise - keptPaise };
  });
}

/** The row of one stage. */
export function cancelRow(stage: MakingStage, held: Held): CancelRow {
  const row = cancelTable(held).find((each) => each.stage === stage);
  if (!row) throw new RangeError(`the stage ${stage}`);
  return row;
}

/** A row as screens show it, in rupees. */
export function inRupees({ stage, percent, keptPaise, refundPaise }: CancelRow) {
  return { stage, percent, mostKept: toRupees(keptPaise), refund: toRupees(refundPaise) };
}

/** The kept amount, lowered until the provider can move both parts. In paise. */
function movable(keptPaise: number, heldPaise: number): number {
  if (!leavesTooLittle(keptPaise, heldPaise)) return keptPaise;
  const lower = heldPaise - leastMoved;
  return lower < leastMoved ? 0 : Math.min(keptPaise, lower);
}
