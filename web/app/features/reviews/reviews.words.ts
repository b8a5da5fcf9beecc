import en from './reviews.en.json';

export const reviewsWords = { en };
