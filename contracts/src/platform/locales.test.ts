import { expect, test } from 'vitest';
import { splitLocale, withOneSlash } from './locales.ts';

test.each([
  ['/hi', 'hi', '/'],
  ['/hi/', 'hi', '/'],
  ['/hi?tab=following', 'hi', '/?tab=following'],
  ['/ta/product/7?sort=newest', 'ta', '/product/7?sort=newest'],
  ['/history', undefined, '/history'],
  ['/en/help', undefined, '/en/help'],
  ['/fr/help', undefined, '/fr/help'],
  ['/', undefined, '/'],
  ['http://ours.example/help', undefined, 'http://ours.example/help'],
])('%s is fixed to %s and leads to %s', (address, fixed, path) => {
  expect(splitLocale(address)).toEqual({ fixed, path });
});

test.each([
  ['/hi//other.example/x?q=1#a', '/other.example/x?q=1#a'],
  ['/hi///other.example', '/other.example'],
  ['/hi/\\other.example', '/other.example'],
  ['/hi//', '/'],
  ['//other.example/x', '/other.example/x'],
  ['/\\other.example', '/other.example'],
])('%s leads to no other site', (address, path) => {
  expect(splitLocale(address).path).toBe(path);
  expect(withOneSlash(path)).toBe(path);
});
