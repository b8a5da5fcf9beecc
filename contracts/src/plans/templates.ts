import type { Garment } from '#contracts/measurements/garments.ts';
import { guessGarment } from '#contracts/measurements/guess-garment.ts';
import type { StepKind } from './step-kinds.ts';

export const planTemplates = [
  'blouse',
  'embroidered',
  'kurta',
  'gown',
  'lehenga',
  'sherwani',
  'saree',
  'shoes',
  'jewellery',
  'kids',
  'other',
] as const;
export type PlanTemplate = (typeof planTemplates)[number];

/** The statuses of an order to which a step may lead. Measuring and the parcel have their own ways. */
export const leadableStatuses = [
  'DESIGN_IN_PROGRESS',
  'DESIGN_COMPLETED',
  'FINAL_PAYMENT_PENDING',
  'COMPLETED',
  'READY_FOR_DELIVERY',
] as const;
export type LeadableStatus = (typeof leadableStatuses)[number];

export interface SuggestedStep {
  kind: StepKind;
  /** Working days. */
  days: number;
  needsApproval: boolean;
  leadsTo: LeadableStatus | null;
  /** The places, from 0, of the steps that have to be finished before this one. */
  finishBefore: number[];
}

interface Row {
  kind: StepKind;
  days: number;
  approve?: true;
  /** Kinds of steps that have to be finished before. */
  after?: readonly StepKind[];
}

/**
 * The trade's usual steps in working days. Measuring is not among them: it has its own way, and a step needs a
 * photograph. The first step settles the design, the last one asks for the final payment.
 */
const rows: Record<PlanTemplate, readonly Row[]> = {
  blouse: [
    { kind: 'MATERIAL', days: 0 },
    { kind: 'CUT', days: 1 },
    { kind: 'STITCH', days: 1 },
    { kind: 'FINISH', days: 1 },
  ],
  embroidered: [
    { kind: 'LAYOUT', days: 1, approve: true },
    { kind: 'EMBROIDER', days: 6, after: ['LAYOUT'] },
    { kind: 'STITCH', days: 2 },
    { kind: 'FINISH', days: 1 },
  ],
  kurta: [
    { kind: 'CUT', days: 1 },
    { kind: 'STITCH', days: 2 },
    { kind: 'FINISH', days: 1 },
  ],
  gown: [
    { kind: 'SKETCH', days: 1, approve: true },
    { kind: 'MUSLIN', days: 1, after: ['SKETCH'] },
    { kind: 'CUT', days: 1 },
    { kind: 'TRIAL', days: 3 },
    { kind: 'FINISH', days: 1, approve: true, after: ['TRIAL'] },
  ],
  lehenga: [
    { kind: 'SWATCH', days: 1, approve: true },
    { kind: 'SAMPLE', days: 3, approve: true, after: ['SWATCH'] },
    { kind: 'CHOLI', days: 2 },
    { kind: 'TRIAL', days: 1, after: ['CHOLI'] },
    // The hem of the skirt waits for the fitted choli.
    { kind: 'SKIRT', days: 3, after: ['TRIAL'] },
    { kind: 'DUPATTA', days: 1 },
    { kind: 'SET_CHECK', days: 1, approve: true, after: ['SKIRT', 'DUPATTA'] },
  ],
  sherwani: [
    { kind: 'MATERIAL', days: 1, approve: true },
    { kind: 'CUT', days: 3, after: ['MATERIAL'] },
    { kind: 'TACKED_TRIAL', days: 5 },
    { kind: 'FORWARD_FITTING', days: 4, after: ['TACKED_TRIAL'] },
    { kind: 'FINISH', days: 3 },
  ],
  saree: [
    { kind: 'GRAPH', days: 2, approve: true },
    { kind: 'WARP', days: 3, after: ['GRAPH'] },
    { kind: 'WEAVE', days: 12 },
    { kind: 'OFF_LOOM', days: 1, approve: true },
  ],
  shoes: [
    { kind: 'LAST', days: 4 },
    { kind: 'UPPER', days: 6, approve: true },
    { kind: 'TRIAL', days: 3, after: ['UPPER'] },
    { kind: 'FINISH', days: 4 },
  ],
  jewellery: [
    { kind: 'SKETCH', days: 3 },
    { kind: 'WAX', days: 5, approve: true },
    { kind: 'CAST', days: 6, after: ['WAX'] },
    { kind: 'HALLMARK', days: 6 },
  ],
  kids: [
    { kind: 'CUT', days: 1 },
    { kind: 'STITCH', days: 1 },
    { kind: 'FINISH', days: 1 },
  ],
  other: [
    { kind: 'MATERIAL', days: 1 },
    { kind: 'MAKE', days: 4 },
    { kind: 'FINISH', days: 1 },
  ],
};

const ofGarment: Record<Garment, PlanTemplate> = {
  blouse: 'blouse',
  kurta: 'kurta',
  lehenga: 'lehenga',
  dress: 'gown',
  shirt: 'kurta',
  jacket: 'sherwani',
  sherwani: 'sherwani',
  trousers: 'kurta',
  salwar: 'kurta',
  dupatta: 'kurta',
  child: 'kids',
  shoes: 'shoes',
  ring: 'jewellery',
  bangle: 'jewellery',
  other: 'other',
};

const ofCategory: Record<string, PlanTemplate> = {
  "Women's Fashion": 'kurta',
  "Men's Fashion": 'kurta',
  Shoes: 'shoes',
  Jewelry: 'jewellery',
  'Kids Fashion': 'kids',
};

/** The template of a piece by the title and the category of its design. */
export function templateFor(title: string, category: string | null): PlanTemplate {
  const isBlouse = /blouse|choli/i.test(title);
  if (!isBlouse && /\bsar(ee|i)s?\b/i.test(title)) return 'saree';
  const garment = guessGarment(title);
  if (garment === 'blouse') return /aari|zardo[sz]i|embroider|maggam/i.test(title) ? 'embroidered' : 'blouse';
  if (garment !== undefined) return ofGarment[garment];
  return ofCategory[category ?? ''] ?? 'other';
}

/** The working days that surely lie in so many days of making. */
export const workingDaysIn = (makingDays: number): number => Math.floor((makingDays * 6) / 7);

/** The steps of a template. Its days are shortened to those of the order, never lengthened. */
export function suggestSteps(template: PlanTemplate, makingDays: number): SuggestedStep[] {
  const steps = rows[template];
  const days = shortened(
    steps.map((row) => row.days),
    workingDaysIn(makingDays),
  );
  return steps.map(({ kind, approve = false, after = [] }, place) => ({
    kind,
    days: days[place] ?? 0,
    needsApproval: approve,
    leadsTo: place === 0 ? 'DESIGN_COMPLETED' : place === steps.length - 1 ? 'FINAL_PAYMENT_PENDING' : null,
    finishBefore: after.map((name) => steps.findIndex((row) => row.kind === name)),
  }));
}

/** Days in the same proportion whose sum is at most `most`; what rounding leaves goes to the longest steps. */
function shortened(days: readonly number[], most: number): number[] {
  const sum = days.reduce((total, one) => total + one, 0);
  if (sum <= most) return [...days];
  const cut = days.map((one) => Math.floor((one * most) / sum));
  const longestFirst = days
    .map((_, place) => place)
    .toSorted((one, other) => (days[other] ?? 0) - (days[one] ?? 0));
  const left = most - cut.reduce((total, one) => total + one, 0);
  for (const place of longestFirst.slice(0, left)) cut[place] = (cut[place] ?? 0) + 1;
  return cut;
}
