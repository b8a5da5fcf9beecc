import { formatLocale } from './locale.ts';

const plain = new Intl.NumberFormat(formatLocale.en);

/** 12,34,567: a count of people or things. */
export const formatCount = (count: number) => plain.format(count);

const short = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

/** 9,870 and 12.4k: a count that only gives an idea. */
export const formatShortCount = (count: number) =>
  count < 10_000 ? plain.format(count) : short.format(count).replace('K', 'k');
