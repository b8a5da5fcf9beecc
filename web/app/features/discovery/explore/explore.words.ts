import bn from '#web/words/bn/features/discovery/explore/explore.json';
import hi from '#web/words/hi/features/discovery/explore/explore.json';
import ta from '#web/words/ta/features/discovery/explore/explore.json';
import en from './explore.en.json';

export const exploreWords = { en, hi, bn, ta };
