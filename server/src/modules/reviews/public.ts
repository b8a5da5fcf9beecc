export { makeLoadLatestReviews } from './list-reviews.ts';
export { markHelpful } from './mark-helpful.ts';
export { replyToReview } from './reply-to-review.ts';
export { reviewPosted } from './reviews.events.ts';
export { submitReview } from './submit-review.ts';
