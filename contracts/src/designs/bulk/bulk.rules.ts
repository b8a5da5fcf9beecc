import { priceLimits } from '../design.rules.ts';

/** How many designs are changed by one call. */
export const mostDesignsAtOnce = 100;

export const priceChangeKinds = ['SUM', 'PERCENT'] as const;

/** What a price is raised by; a negative amount lowers it. */
export interface PriceChange {
  by: (typeof priceChangeKinds)[number];
  /** Rupees or percent. */
  amount: number;
}

const priceChangeLimits = { SUM: priceLimits.most, PERCENT: { least: -90, most: 500 } } as const;

export const bulkSentences = {
  none: 'Please choose at least one design.',
  tooMany: `Please choose at most ${mostDesignsAtOnce} designs at once.`,
  twice: 'A design stands here twice. Please choose again.',
  amount: 'Please say by how much the prices change.',
  sum: 'Please give a sum other than 0, of at most ₹1,00,00,000 and with at most two decimals.',
  percent: 'Please give a whole percentage from −90 to 500, other than 0.',
  tooLow: 'Its new price would be under ₹1.',
  tooHigh: 'Its new price would be above ₹1,00,00,000.',
  meanwhile: 'Its price was changed meanwhile. Look at it again.',
} as const;

/** What is wrong with a change of price, as a sentence; null where nothing is. */
export function faultOfChange({ by, amount }: PriceChange): string | null {
  if (!Number.isFinite(amount) || amount === 0) return bulkSentences[by === 'SUM' ? 'sum' : 'percent'];
  if (by === 'PERCENT') {
    const { least, most } = priceChangeLimits.PERCENT;
    return Number.isInteger(amount) && amount >= least && amount <= most ? null : bulkSentences.percent;
  }
  const isWhole = Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6;
  return isWhole && Math.abs(amount) <= priceChangeLimits.SUM ? null : bulkSentences.sum;
}

/** The new price of what costs `pricePaise`. By percent it is rounded to whole rupees; in paise. */
export function changePrice(pricePaise: number, { by, amount }: PriceChange): number {
  if (by === 'SUM') return pricePaise + Math.round(amount * 100);
  return Math.round((pricePaise * (100 + amount)) / 10_000) * 100;
}

/** Why a design cannot cost `pricePaise`; null where it can. */
export function faultOfPrice(pricePaise: number): string | null {
  if (pricePaise < priceLimits.least * 100) return bulkSentences.tooLow;
  return pricePaise > priceLimits.most * 100 ? bulkSentences.tooHigh : null;
}
