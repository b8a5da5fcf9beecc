import { sentence } from '#contracts/words/sentence.ts';

export const occasionLimits = {
  /** Lengths in characters. */
  title: 80,
  city: 80,
  name: 60,
  note: 200,
  payerName: 60,
  /** How far ahead an occasion may be, in days. */
  daysAhead: 1000,
  /** People of one occasion. */
  people: 30,
  /** Occasions of one organiser, archived ones included. */
  occasions: 60,
  /** How long the link of a share is open, in days. */
  shareDays: 7,
} as const;

/** Whether the pieces are wanted together or each when it is ready. A wish that makers read, without other effect. */
export const deliveries = ['TOGETHER', 'ONE_BY_ONE'] as const;
export type Delivery = (typeof deliveries)[number];

/** Whether a person is measured; NOT_NEEDED if all of their pieces fit without. */
export const measuredStates = ['YES', 'NO', 'NOT_NEEDED'] as const;

export const sharePurposes = ['ADVANCE', 'FINAL'] as const;
export type SharePurpose = (typeof sharePurposes)[number];

/** Of the link of an instalment: none was made, it is open, or its seven days have passed. */
export const shareLinkStates = ['NONE', 'OPEN', 'EXPIRED'] as const;

/**
 * What a payer sees: payable, paid, expired, the order was cancelled, or nothing can be paid for the moment.
 */
export const shareStages = ['OPEN', 'PAID', 'EXPIRED', 'CANCELLED', 'ON_HOLD'] as const;
export type ShareStage = (typeof shareStages)[number];

export const occasionSentences = {
  title: sentence('occasions.titleMissing'),
  day: sentence('occasions.dayMissing'),
  delivery: sentence('occasions.deliveryMissing'),
  name: sentence('occasions.nameMissing'),
} as const;
