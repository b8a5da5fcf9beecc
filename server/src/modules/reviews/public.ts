export { makeLoadLatestReviews } from './list-reviews.ts';
export { reviewPosted } from './reviews.events.ts';
