import { expect, test } from 'vitest';
import { guessGarment } from './guess-garment.ts';

test.each([
  ['Katan silk lehenga with a choli', 'lehenga'],
  ['Gulnaar katan silk saree', 'blouse'],
  ['Chikan kurta', 'kurta'],
  ['Wedding sherwani', 'sherwani'],
  ['Velvet bandhgala', 'jacket'],
  ['Girls’ kurta with mirrors', 'child'],
  ['Girls’ lehenga', 'lehenga'],
  ['Salwar with a chikan dupatta', 'salwar'],
  ['Phulkari dupatta', 'dupatta'],
  ['Leather juttis', 'shoes'],
  ['Lac bangles', 'bangle'],
  ['Kundan ring', 'ring'],
  ['Nose ring of gold', undefined],
  ['Silver earrings', undefined],
  ['Brass lamp', undefined],
])('%s is measured as %s', (title, garment) => {
  expect(guessGarment(title)).toBe(garment);
});
