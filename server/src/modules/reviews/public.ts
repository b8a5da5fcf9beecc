export { reviewPosted } from './reviews.events.ts';
