import { expect, test } from 'vitest';
import { requireStorable } from './require-storable.ts';

test.each([
  ['a NUL', 'a\0b'],
  ['the first half of a pair', '\ud83d'],
  ['the second half of a pair', 'a\udc4d'],
  ['a NUL in a list', { words: ['fine', 'a\0'] }],
  ['half of a pair in a name', { translations: { '\ud800': 'title' } }],
])('%s is refused', (_, value) => {
  expect(() => requireStorable(value)).toThrow('The request contains a character that cannot be stored.');
});

test('whole pairs, numbers, dates and nothing are kept', () => {
  expect(() => requireStorable({ words: '\u{1F44D} नमस्ते', n: 1, at: new Date(), none: null })).not.toThrow();
});
