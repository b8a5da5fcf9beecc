/** What reviews of one design come to. The lists hold how many have one star, two, …, five. */
export interface ReviewTotals {
  byStars: readonly number[];
  picturedByStars: readonly number[];
}

/** What of a review is counted. */
export interface Counted {
  rating: number;
  hasPictures: boolean;
}

export const noReviews: ReviewTotals = { byStars: [0, 0, 0, 0, 0], picturedByStars: [0, 0, 0, 0, 0] };

/** The totals once `before` has become `after`; null is a review that is not there. */
export function moveTotals(
  { byStars, picturedByStars }: ReviewTotals,
  before: Counted | null,
  after: Counted | null,
): ReviewTotals {
  const starsOf = (review: Counted | null) => review?.rating;
  const picturedStarsOf = (review: Counted | null) => (review?.hasPictures ? review.rating : undefined);
  return {
    byStars: move(byStars, starsOf(before), starsOf(after)),
    picturedByStars: move(picturedByStars, picturedStarsOf(before), picturedStarsOf(after)),
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

/** How many reviews a filter leaves: those with this many stars, those with pictures. */
export function countFound(
  totals: ReviewTotals,
  { stars, onlyPictured }: { stars: number | undefined; onlyPictured: boolean },
): number {
  const counts = onlyPictured ? totals.picturedByStars : totals.byStars;
  return stars === undefined ? countReviews(counts) : (counts[stars - 1] ?? 0);
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
