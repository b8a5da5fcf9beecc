import bn from '#web/words/bn/features/designs/showing/design-details.json';
import hi from '#web/words/hi/features/designs/showing/design-details.json';
import ta from '#web/words/ta/features/designs/showing/design-details.json';
import en from './design-details.en.json';

export const designDetailsWords = { en, hi, bn, ta };
