import { expect, test } from 'vitest';
import { shownProfession } from './profile.rules.ts';

test('others are told of a profession that names a trade, and of no other', () => {
  const told = ['Tailor', 'Textile Designer', 'I shop here', 'Another trade', null].map(shownProfession);
  expect(told).toEqual(['Tailor', 'Textile Designer', '', '', '']);
});
