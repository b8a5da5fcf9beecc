import { expect, test } from 'vitest';
import { averageRating } from '#contracts/reviews/average-rating.ts';
import { countFound, moveTotals, noReviews, shareOut, sumRatings } from './review-totals.ts';

const five = { rating: 5, hasPictures: false, isVerified: true };
const none = [0, 0, 0, 0, 0];

test('a new review, an edited one and one that gets its pictures move the totals by what has changed', () => {
  const one = moveTotals(noReviews, null, five);
  expect(one).toEqual({ ...noReviews, byStars: [0, 0, 0, 0, 1] });
  const shown = { ...five, hasPictures: true };
  const pictured = moveTotals(one, five, shown);
  expect(pictured).toEqual({ ...one, picturedByStars: [0, 0, 0, 0, 1] });
  const two = { ...shown, rating: 2 };
  const edited = moveTotals(pictured, shown, two);
  expect(edited).toEqual({ ...noReviews, byStars: [0, 1, 0, 0, 0], picturedByStars: [0, 1, 0, 0, 0] });
  expect(moveTotals(edited, two, null)).toEqual(noReviews);
});

test('a review moves between buyers and others with its mark', () => {
  const pictured = { rating: 4, hasPictures: true, isVerified: false };
  const others = moveTotals(noReviews, null, pictured);
  const fours = [0, 0, 0, 1, 0];
  expect(others).toEqual({ ...noReviews, othersByStars: fours, othersPicturedByStars: fours });
  const bought = moveTotals(others, pictured, { ...pictured, isVerified: true });
  expect(bought).toEqual({ ...noReviews, byStars: fours, picturedByStars: fours });
});

test('what a filter leaves is read from the totals', () => {
  const totals = {
    byStars: [1, 0, 2, 3, 4],
    picturedByStars: [0, 0, 1, 0, 2],
    othersByStars: [0, 5, 0, 1, 0],
    othersPicturedByStars: none,
  };
  const all = { from: undefined, stars: undefined, onlyPictured: false };
  expect(countFound(totals, all)).toBe(16);
  expect(countFound(totals, { ...all, from: 'buyers' })).toBe(10);
  expect(countFound(totals, { ...all, from: 'others' })).toBe(6);
  expect(countFound(totals, { ...all, stars: 4 })).toBe(4);
  expect(countFound(totals, { ...all, from: 'buyers', stars: 4 })).toBe(3);
  expect(countFound(totals, { ...all, onlyPictured: true })).toBe(3);
  expect(countFound(totals, { ...all, stars: 4, onlyPictured: true })).toBe(0);
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
