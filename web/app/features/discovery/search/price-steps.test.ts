import { expect, it } from 'vitest';
import { priceAt, stepOf, topStep } from './price-steps.ts';

const range = { from: 790, to: 118_000 };

it('has exact ends and round prices between them', () => {
  expect(priceAt(range, 0)).toBe(790);
  expect(priceAt(range, topStep)).toBe(118_000);
  for (let step = 1; step < topStep; step++) expect(priceAt(range, step) % 500).toBe(0);
});

it('finds its place again', () => {
  for (let step = 0; step <= topStep; step++) expect(stepOf(range, priceAt(range, step))).toBe(step);
});

it('keeps a price from elsewhere on the thread', () => {
  expect(stepOf(range, 1)).toBe(0);
  expect(stepOf(range, 900_000)).toBe(topStep);
});
