import { reviewers, reviewSorts } from '#contracts/reviews/review-choices.ts';
import type { ReviewSort } from '#contracts/reviews/reviews.contract.ts';

/** The sort order and filters of a design's reviews, all held in the address. */
export interface ReviewState {
  sort: ReviewSort;
  /** Null for the default group: buyers, or others if no buyer has written. */
  from: (typeof reviewers)[number] | null;
  stars: number | null;
  photos: boolean;
}

export function readReviewState(params: URLSearchParams): ReviewState {
  const stars = Number(params.get('stars'));
  return {
    sort: reviewSorts.find((sort) => sort === params.get('sort')) ?? 'newest',
    from: reviewers.find((one) => one === params.get('from')) ?? null,
    stars: [1, 2, 3, 4, 5].includes(stars) ? stars : null,
    photos: params.get('photos') === '1',
  };
}

/** The values that differ from the defaults. */
export function reviewParams({ sort, from, stars, photos }: ReviewState): Record<string, string> {
  return {
    ...(sort === 'newest' ? {} : { sort }),
    ...(from === null ? {} : { from }),
    ...(stars === null ? {} : { stars: String(stars) }),
    ...(photos ? { photos: '1' } : {}),
  };
}

export function isFiltered({ stars, photos }: ReviewState): boolean {
  return stars !== null || photos;
}
