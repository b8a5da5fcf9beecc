import { formatLocale } from './locale.ts';

const plain = new Intl.NumberFormat(formatLocale.en);

/** 12,34,567: a count of people or things. */
export const formatCount = (count: number) => plain.format(count);

const short = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

/** 9,870 and 12.4k: a count that only gives an idea. */
export const formatShortCount = (count: number) =>
  count < 10_000 ? plain.format(count) : short.format(count).replace('K', 'k');

const oneDecimal = new Intl.NumberFormat(formatLocale.en, { maximumFractionDigits: 1 });

/** 12 kB, 3.4 MB, 1.2 GB: the size of a file. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000_000) return `${plain.format(Math.max(1, Math.round(bytes / 1000)))} kB`;
  return bytes < 1_000_000_000
    ? `${oneDecimal.format(bytes / 1_000_000)} MB`
    : `${oneDecimal.format(bytes / 1_000_000_000)} GB`;
}
