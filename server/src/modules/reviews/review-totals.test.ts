import { expect, test } from 'vitest';
import { averageRating } from '#contracts/reviews/average-rating.ts';
import { countFound, moveTotals, noReviews, shareOut, sumRatings } from './review-totals.ts';

const five = { rating: 5, hasPictures: false };

test('a new review, an edited one and one that gets its pictures move the totals by what has changed', () => {
  const one = moveTotals(noReviews, null, five);
  expect(one).toEqual({ byStars: [0, 0, 0, 0, 1], picturedByStars: [0, 0, 0, 0, 0] });
  const pictured = moveTotals(one, five, { rating: 5, hasPictures: true });
  expect(pictured).toEqual({ byStars: [0, 0, 0, 0, 1], picturedByStars: [0, 0, 0, 0, 1] });
  const edited = moveTotals(pictured, { rating: 5, hasPictures: true }, { rating: 2, hasPictures: true });
  expect(edited).toEqual({ byStars: [0, 1, 0, 0, 0], picturedByStars: [0, 1, 0, 0, 0] });
  expect(moveTotals(edited, { rating: 2, hasPictures: true }, null)).toEqual(noReviews);
});

test('what a filter leaves is read from the totals', () => {
  const totals = { byStars: [1, 0, 2, 3, 4], picturedByStars: [0, 0, 1, 0, 2] };
  expect(countFound(totals, { stars: undefined, onlyPictured: false })).toBe(10);
  expect(countFound(totals, { stars: 4, onlyPictured: false })).toBe(3);
  expect(countFound(totals, { stars: undefined, onlyPictured: true })).toBe(3);
  expect(countFound(totals, { stars: 4, onlyPictured: true })).toBe(0);
});

test('the average has one decimal, and there is none without reviews', () => {
  expect(averageRating(sumRatings([1, 0, 2, 3, 4]), 10)).toBe(3.9);
  expect(averageRating(0, 0)).toBeNull();
});

test('the shares begin with one star and are whole percent', () => {
  expect(shareOut([1, 0, 0, 0, 2])).toEqual([
    { stars: 1, percentage: 33, count: 1 },
    { stars: 2, percentage: 0, count: 0 },
    { stars: 3, percentage: 0, count: 0 },
    { stars: 4, percentage: 0, count: 0 },
    { stars: 5, percentage: 67, count: 2 },
  ]);
  expect(shareOut(noReviews.byStars).every(({ percentage }) => percentage === 0)).toBe(true);
});
