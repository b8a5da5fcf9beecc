/** The review totals of one design. The arrays hold the number of reviews with one star, two, …, five. */
export interface ReviewTotals {
  /** By buyers. */
  byStars: readonly number[];
  picturedByStars: readonly number[];
  /** By people who have not ordered it. */
  othersByStars: readonly number[];
  othersPicturedByStars: readonly number[];
}

/** The facts about a review that are counted. */
export interface Counted {
  rating: number;
  hasPictures: boolean;
  /** Whether its author is a buyer. */
  isVerified: boolean;
}

/** Whose reviews are requested; undefined for everybody's. */
export type ReviewersAsked = 'buyers' | 'others' | undefined;

const none = [0, 0, 0, 0, 0];
export const noReviews: ReviewTotals = {
  byStars: none,
  picturedByStars: none,
  othersByStars: none,
  othersPicturedByStars: none,
};

/** The totals after a review changes from `before` to `after`; null if it does not exist. */
export function moveTotals(
  totals: ReviewTotals,
  before: Counted | null,
  after: Counted | null,
): ReviewTotals {
  const moved = (counts: readonly number[], isCounted: (review: Counted) => boolean) => {
    const starsOf = (review: Counted | null) => (review && isCounted(review) ? review.rating : undefined);
    return move(counts, starsOf(before), starsOf(after));
  };
  return {
    byStars: moved(totals.byStars, ({ isVerified }) => isVerified),
    picturedByStars: moved(totals.picturedByStars, (review) => review.isVerified && review.hasPictures),
    othersByStars: moved(totals.othersByStars, ({ isVerified }) => !isVerified),
    othersPicturedByStars: moved(
      totals.othersPicturedByStars,
      (review) => !review.isVerified && review.hasPictures,
    ),
  };
}

function move(counts: readonly number[], from: number | undefined, to: number | undefined): number[] {
  return counts.map((count, place) => count - Number(place + 1 === from) + Number(place + 1 === to));
}

export function countReviews(byStars: readonly number[]): number {
  return byStars.reduce((sum, count) => sum + count, 0);
}

export function sumRatings(byStars: readonly number[]): number {
  return byStars.reduce((sum, count, place) => sum + count * (place + 1), 0);
}

/** How many reviews match a filter: by reviewers, stars and pictures. */
export function countFound(
  totals: ReviewTotals,
  { from, stars, onlyPictured }: { from: ReviewersAsked; stars: number | undefined; onlyPictured: boolean },
): number {
  const ofBuyers = onlyPictured ? totals.picturedByStars : totals.byStars;
  const ofOthers = onlyPictured ? totals.othersPicturedByStars : totals.othersByStars;
  const count = (byStars: readonly number[]) =>
    stars === undefined ? countReviews(byStars) : (byStars[stars - 1] ?? 0);
  return (from === 'others' ? 0 : count(ofBuyers)) + (from === 'buyers' ? 0 : count(ofOthers));
}

/** From one star to five; each share in whole percent. */
export function shareOut(byStars: readonly number[]): { stars: number; percentage: number; count: number }[] {
  const all = countReviews(byStars);
  return byStars.map((count, place) => ({
    stars: place + 1,
    percentage: all === 0 ? 0 : Math.round((count / all) * 100),
    count,
  }));
}
