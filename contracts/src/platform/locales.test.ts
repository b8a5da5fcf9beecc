import { expect, test } from 'vitest';
import { splitLocale } from './locales.ts';

test.each([
  ['/hi', 'hi', '/'],
  ['/hi/', 'hi', '/'],
  ['/hi?tab=following', 'hi', '/?tab=following'],
  ['/ta/product/7?sort=newest', 'ta', '/product/7?sort=newest'],
  ['/history', undefined, '/history'],
  ['/en/help', undefined, '/en/help'],
  ['/fr/help', undefined, '/fr/help'],
  ['/', undefined, '/'],
])('%s is fixed to %s and leads to %s', (address, fixed, path) => {
  expect(splitLocale(address)).toEqual({ fixed, path });
});
