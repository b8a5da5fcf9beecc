import { sentence } from '#contracts/words/sentence.ts';

export const briefLimits = {
  /** Lengths in characters. */
  title: 120,
  words: 2000,
  fabric: 120,
  forName: 40,
  pictures: 6,
  /** Rupees. */
  leastBudget: 100,
  mostBudget: 10_000_000,
  /** How far ahead the piece may be needed, in days. */
  neededAhead: 1000,
  /** How many days a brief is open. */
  openDays: 14,
  /** Open briefs of one person. */
  open: 5,
  /** Bids that stand on one brief. */
  bids: 8,
  /** The owner is reminded this many hours before a brief ends. */
  remindHours: 24,
} as const;

/** Whom a brief is for: the owner, another grown person, or a child. */
export const wearers = ['SELF', 'FAMILY', 'CHILD'] as const;
export type Wearer = (typeof wearers)[number];

export const briefSentences = {
  title: sentence('briefs.titleMissing'),
  words: sentence('briefs.wordsMissing'),
  garment: sentence('briefs.garmentMissing'),
  pictures: sentence('briefs.picturesMost', { most: briefLimits.pictures }),
  budget: sentence('briefs.budget', { sum: briefLimits.leastBudget, total: briefLimits.mostBudget }),
  budgetOrder: sentence('briefs.budgetOrder'),
  neededBy: sentence('briefs.neededBy'),
  wearer: sentence('briefs.wearerMissing'),
  forName: sentence('briefs.forNameMissing'),
} as const;
