export { makeLoadLatestReviews } from './lists/list-reviews.ts';
export { reviewPosted } from './reviews.events.ts';
export { takeReviewAway } from './take-review-away.ts';
