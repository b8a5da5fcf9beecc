import { toPaise } from '#contracts/money/money.ts';
import { leastSubtotalPaise, type PriceLine } from '#contracts/money/price-order.ts';
import { type Sentence, sentence } from '#contracts/words/sentence.ts';

const mebibyte = 1024 * 1024;

export const quoteLimits = {
  /** Lengths in characters. */
  title: 120,
  words: 2000,
  included: 1000,
  note: 1000,
  label: 120,
  lines: 20,
  pictures: 6,
  pictureBytes: 10 * mebibyte,
  /** Rupees, of one line and of all of them. */
  mostPrice: 10_000_000,
  /** Working days, of one line and of all of them. */
  days: 365,
  freeChanges: 20,
  revisions: 20,
  /** How many days an offer is valid: the default, and the most. */
  validDays: 7,
  mostValidDays: 60,
  /** How far ahead the function may be, in days. */
  functionAhead: 1000,
  /** How long the payment of an accepted quote may take before it returns to the accepted offer. */
  payMinutes: 30,
  /** The buyer is reminded this many hours before an offer ends. */
  remindHours: 24,
  links: 5,
} as const;

/** The kinds of lines of a quote. */
export const quoteLineKinds = ['QUOTE', 'DISCOUNT'] as const;

export interface QuoteLine {
  kind: (typeof quoteLineKinds)[number];
  /** May be empty only for a discount. */
  label: string;
  /** Rupees before tax; negative exactly for a discount. */
  amount: number;
  /** Working days. */
  days: number;
}

/** The fields of a quote that an offer must have. */
export interface QuoteContent {
  title: string;
  lines: readonly QuoteLine[];
  mediaIds: readonly number[];
}

export const quoteSentences = {
  title: sentence('quotes.titleMissing'),
  lines: sentence('quotes.linesMissing'),
  tooManyLines: sentence('quotes.linesMost', { most: quoteLimits.lines }),
  label: sentence('quotes.labelMissing'),
  amount: sentence('quotes.amount', { total: quoteLimits.mostPrice }),
  price: sentence('quotes.price', { total: quoteLimits.mostPrice }),
  lineDays: sentence('quotes.lineDays', { most: quoteLimits.days }),
  days: sentence('quotes.days', { most: quoteLimits.days }),
  pictures: sentence('quotes.picturesMissing', { most: quoteLimits.pictures }),
  freeChanges: sentence('quotes.freeChanges', { most: quoteLimits.freeChanges }),
  validDays: sentence('quotes.validDays', { most: quoteLimits.mostValidDays }),
  functionOn: sentence('quotes.functionOn'),
  decimals: sentence('quotes.decimals'),
  note: sentence('quotes.noteMissing'),
  counter: sentence('quotes.counter'),
} as const;

/** Line, or all lines, for `priceOrder`. The days count once, with the order. */
export const priceLineOf = ({ kind, label, amount, days }: QuoteLine): PriceLine => ({
  kind,
  label,
  detail: '',
  unitPaise: toPaise(amount),
  quantity: 1,
  days,
});

/** The working days of all lines. */
export const daysOf = (lines: readonly Pick<QuoteLine, 'days'>[]) =>
  lines.reduce((sum, { days }) => sum + days, 0);

/** In paise, before tax. */
export const subtotalOf = (lines: readonly Pick<QuoteLine, 'amount'>[]) =>
  lines.reduce((sum, { amount }) => sum + toPaise(amount), 0);

/**
 * The errors, by field, for which a quote cannot be offered; empty if it can. A draft may lack anything. Fields of a
 * line are named `lines.0.label`.
 */
export function quoteProblems({ title, lines, mediaIds }: QuoteContent): Record<string, Sentence> {
  const problems: Record<string, Sentence> = {};
  if (title === '') problems.title = quoteSentences.title;
  for (const [index, line] of lines.entries()) {
    if (line.kind === 'QUOTE' && line.label === '') problems[`lines.${index}.label`] = quoteSentences.label;
    if (line.kind === 'QUOTE' ? line.amount < 0 : line.amount >= 0)
      problems[`lines.${index}.amount`] =
        line.kind === 'QUOTE' ? quoteSentences.amount : sentence('quotes.discount');
  }
  const subtotal = subtotalOf(lines);
  const days = daysOf(lines);
  if (!lines.some(({ kind }) => kind === 'QUOTE')) problems.lines = quoteSentences.lines;
  else if (subtotal < leastSubtotalPaise || subtotal > toPaise(quoteLimits.mostPrice))
    problems.lines = quoteSentences.price;
  else if (days < 1 || days > quoteLimits.days) problems.lines = quoteSentences.days;
  if (mediaIds.length < 1 || mediaIds.length > quoteLimits.pictures)
    problems.mediaIds = quoteSentences.pictures;
  return problems;
}
