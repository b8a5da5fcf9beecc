import bn from '#web/words/bn/features/reviews/reviews.json';
import hi from '#web/words/hi/features/reviews/reviews.json';
import ta from '#web/words/ta/features/reviews/reviews.json';
import en from './reviews.en.json';

export const reviewsWords = { en, hi, bn, ta };
