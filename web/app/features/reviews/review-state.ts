import { reviewSorts } from '#contracts/reviews/review-sorts.ts';
import type { ReviewSort } from '#contracts/reviews/reviews.contract.ts';

/** How somebody looks at the reviews of a design; the address holds the whole of it. */
export interface ReviewState {
  sort: ReviewSort;
  stars: number | null;
  photos: boolean;
}

export function readReviewState(params: URLSearchParams): ReviewState {
  const stars = Number(params.get('stars'));
  return {
    sort: reviewSorts.find((sort) => sort === params.get('sort')) ?? 'newest',
    stars: [1, 2, 3, 4, 5].includes(stars) ? stars : null,
    photos: params.get('photos') === '1',
  };
}

/** Only what differs from the usual. */
export function reviewParams({ sort, stars, photos }: ReviewState): Record<string, string> {
  return {
    ...(sort === 'newest' ? {} : { sort }),
    ...(stars === null ? {} : { stars: String(stars) }),
    ...(photos ? { photos: '1' } : {}),
  };
}

export function isFiltered({ stars, photos }: ReviewState): boolean {
  return stars !== null || photos;
}
