import bn from '#web/words/bn/features/personal-data/personal-data.json';
import hi from '#web/words/hi/features/personal-data/personal-data.json';
import ta from '#web/words/ta/features/personal-data/personal-data.json';
import en from './personal-data.en.json';

export const personalDataWords = { en, hi, bn, ta };
