import { expect, test } from 'vitest';
import { isFiltered, readReviewState, reviewParams } from './review-state.ts';

test('the address tells order and filters, and what it cannot mean is the usual', () => {
  const read = (words: string) => readReviewState(new URLSearchParams(words));
  expect(read('')).toEqual({ sort: 'newest', stars: null, photos: false });
  expect(read('sort=helpful&stars=4&photos=1')).toEqual({ sort: 'helpful', stars: 4, photos: true });
  expect(read('sort=best&stars=9&photos=no')).toEqual({ sort: 'newest', stars: null, photos: false });
});

test('written back, the usual is left out', () => {
  expect(reviewParams({ sort: 'newest', stars: null, photos: false })).toEqual({});
  const state = { sort: 'lowest', stars: 1, photos: true } as const;
  expect(readReviewState(new URLSearchParams(reviewParams(state)))).toEqual(state);
});

test('an order alone leaves nothing out', () => {
  expect(isFiltered({ sort: 'helpful', stars: null, photos: false })).toBe(false);
  expect(isFiltered({ sort: 'newest', stars: 2, photos: false })).toBe(true);
});
