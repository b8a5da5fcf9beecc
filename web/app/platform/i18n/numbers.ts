import { atFirstUse } from '#contracts/platform/at-first-use.ts';
import { byLocale } from '#contracts/platform/locales.ts';
import { pageLocale } from './page-locale.ts';

const plain = byLocale((locale) => new Intl.NumberFormat(locale));

/** 12,34,567: a count of people or things. */
export const formatCount = (count: number) => plain(pageLocale()).format(count);

const shortEnglish = atFirstUse(
  () => new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 }),
);
const short = byLocale(
  (locale) =>
    new Intl.NumberFormat(locale, {
      notation: 'compact',
      // The short forms are single letters, which few people would read as lakh.
      compactDisplay: 'long',
      maximumFractionDigits: 1,
    }),
);

/** An approximate count: 9,870, 12.4k or 12.4 हज़ार. */
export function formatShortCount(count: number): string {
  const locale = pageLocale();
  if (count < 10_000) return formatCount(count);
  if (locale === 'en') return shortEnglish().format(count).replace('K', 'k');
  // Intl has no lakh in Tamil, and India does not count in millions.
  if (locale === 'ta' && count >= 100_000) return formatCount(count);
  // Engines use different spaces; hydration needs the same one.
  return short(locale).format(count).replace(/\s/g, '\u00a0');
}

const oneDecimal = byLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));

/** 12 kB, 3.4 MB, 1.2 GB: the size of a file. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000_000) return `${formatCount(Math.max(1, Math.round(bytes / 1000)))} kB`;
  const { format } = oneDecimal(pageLocale());
  return bytes < 1_000_000_000 ? `${format(bytes / 1_000_000)} MB` : `${format(bytes / 1_000_000_000)} GB`;
}
