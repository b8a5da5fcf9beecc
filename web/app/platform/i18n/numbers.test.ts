import { expect, test } from 'vitest';
import { formatBytes, formatCount, formatShortCount } from './numbers.ts';
import { inLocale } from './page-locale.ts';

test.each([
  [0, '1 kB'],
  [12_400, '12 kB'],
  [999_400, '999 kB'],
  [3_400_000, '3.4 MB'],
  [1_250_000_000, '1.3 GB'],
])('%d bytes are shown as %s', (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words);
});

test.each([
  ['en', '12,34,567', '9,870', '12.4k', '2.3M'],
  ['hi', '12,34,567', '9,870', '12.4\u00a0हज़ार', '23.4\u00a0लाख'],
  ['bn', '12,34,567', '9,870', '12.4\u00a0হাজার', '23.4\u00a0লাখ'],
  ['ta', '12,34,567', '9,870', '12.4\u00a0ஆயிரம்', '23,40,000'],
] as const)('counts in %s are grouped as India groups them, in Latin digits', (locale, ...written) => {
  const counts = () => [
    formatCount(1_234_567),
    ...[9870, 12_400, 2_340_000].map((count) => formatShortCount(count)),
  ];
  expect(inLocale(locale, counts)).toEqual(written);
});
