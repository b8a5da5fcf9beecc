import { type Sentence, sentence } from '#contracts/words/sentence.ts';
import { priceLimits } from '../design.rules.ts';

/** The most designs that one call can change. */
export const mostDesignsAtOnce = 100;

export const priceChangeKinds = ['SUM', 'PERCENT'] as const;

/** How prices are raised; a negative amount lowers them. */
export interface PriceChange {
  by: (typeof priceChangeKinds)[number];
  /** In rupees or percent, depending on `by`. */
  amount: number;
}

const priceChangeLimits = { SUM: priceLimits.most, PERCENT: { least: -90, most: 500 } } as const;

export const bulkSentences = {
  none: sentence('designs.chooseOne'),
  tooMany: sentence('designs.chooseAtMost', { most: mostDesignsAtOnce }),
  twice: sentence('designs.twice'),
  amount: sentence('designs.howMuch'),
  sum: sentence('designs.bulkSum'),
  percent: sentence('designs.bulkPercent'),
  tooLow: sentence('designs.underOne'),
  tooHigh: sentence('designs.aboveMost'),
  meanwhile: sentence('designs.priceMeanwhile'),
} as const;

/** The error of a price change; null if valid. */
export function faultOfChange({ by, amount }: PriceChange): Sentence | null {
  if (!Number.isFinite(amount) || amount === 0) return bulkSentences[by === 'SUM' ? 'sum' : 'percent'];
  if (by === 'PERCENT') {
    const { least, most } = priceChangeLimits.PERCENT;
    return Number.isInteger(amount) && amount >= least && amount <= most ? null : bulkSentences.percent;
  }
  const isWhole = Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6;
  return isWhole && Math.abs(amount) <= priceChangeLimits.SUM ? null : bulkSentences.sum;
}

/** The new price in paise; a change by percent is rounded to whole rupees. */
export function changePrice(pricePaise: number, { by, amount }: PriceChange): number {
  if (by === 'SUM') return pricePaise + Math.round(amount * 100);
  return Math.round((pricePaise * (100 + amount)) / 10_000) * 100;
}

/** The error of the price `pricePaise`; null if valid. */
export function faultOfPrice(pricePaise: number): Sentence | null {
  if (pricePaise < priceLimits.least * 100) return bulkSentences.tooLow;
  return pricePaise > priceLimits.most * 100 ? bulkSentences.tooHigh : null;
}
