/** What reviews of one design come to. The lists hold how many have one star, two, …, five. */
export interface ReviewTotals {
  /** Of buyers. */
  byStars: readonly number[];
  picturedByStars: readonly number[];
  /** Of people who have not ordered it. */
  othersByStars: readonly number[];
  othersPicturedByStars: readonly number[];
}

/** What of a review is counted. */
export interface Counted {
  rating: number;
  hasPictures: boolean;
  /** Whether its author is a buyer. */
  isVerified: boolean;
}

/** Whose reviews are asked for; undefined is everybody's. */
export type ReviewersAsked = 'buyers' | 'others' | undefined;

const none = [0, 0, 0, 0, 0];
export const noReviews: ReviewTotals = {
  byStars: none,
  picturedByStars: none,
  othersByStars: none,
  othersPicturedByStars: none,
};

/** The totals once `before` has become `after`; null is a review that is not there. */
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

/** How many reviews a filter leaves: those of these people, with this many stars, those with pictures. */
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

/** One star first; each share in whole percent. */
export function shareOut(byStars: readonly number[]): { stars: number; percentage: number; count: number }[] {
  const all = countReviews(byStars);
  return byStars.map((count, place) => ({
    stars: place + 1,
    percentage: all === 0 ? 0 : Math.round((count / all) * 100),
    count,
  }));
}
