import { expect, test } from 'vitest';
import { isFiltered, readReviewState, reviewParams } from './review-state.ts';

const usual = { sort: 'newest', from: null, stars: null, photos: false } as const;

test('the address tells order and filters, and what it cannot mean is the usual', () => {
  const read = (words: string) => readReviewState(new URLSearchParams(words));
  expect(read('')).toEqual(usual);
  expect(read('sort=helpful&from=others&stars=4&photos=1')).toEqual({
    sort: 'helpful',
    from: 'others',
    stars: 4,
    photos: true,
  });
  expect(read('sort=best&from=me&stars=9&photos=no')).toEqual(usual);
});

test('written back, the usual is left out', () => {
  expect(reviewParams(usual)).toEqual({});
  const state = { sort: 'lowest', from: 'buyers', stars: 1, photos: true } as const;
  expect(readReviewState(new URLSearchParams(reviewParams(state)))).toEqual(state);
});

test('an order alone leaves nothing out', () => {
  expect(isFiltered({ ...usual, sort: 'helpful', from: 'others' })).toBe(false);
  expect(isFiltered({ ...usual, stars: 2 })).toBe(true);
});
