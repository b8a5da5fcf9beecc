import { expect, test } from 'vitest';
import { formatBytes } from './numbers.ts';

test.each([
  [0, '1 kB'],
  [12_400, '12 kB'],
  [999_400, '999 kB'],
  [3_400_000, '3.4 MB'],
  [1_250_000_000, '1.3 GB'],
])('%d bytes are shown as %s', (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words);
});
