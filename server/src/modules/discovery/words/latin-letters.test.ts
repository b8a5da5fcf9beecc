import { expect, test } from 'vitest';
import { foldWords } from './fold-words.ts';
import { hasDevanagari, inLatinLetters } from './latin-letters.ts';

test.each([
  ['साड़ी', 'saari'],
  ['बनारसी', 'banarsi'],
  ['लहँगा', 'lahanga'],
  ['दुपट्टा', 'dupatta'],
  ['चिकनकारी', 'chikankari'],
  ['शेरवानी', 'sherwani'],
  ['रेशम', 'resham'],
  ['ज़रदोज़ी', 'zardozi'],
  ['घाघरा', 'ghaghra'],
  ['बंधेज', 'bandhej'],
])('“%s” is read as “%s”', (written, meant) => {
  expect(foldWords(inLatinLetters(written))).toBe(foldWords(meant));
});

test('letters of other scripts stay', () => {
  expect(inLatinLetters('silk')).toBe('silk');
  expect([hasDevanagari('silk'), hasDevanagari('रेशम')]).toEqual([false, true]);
});
