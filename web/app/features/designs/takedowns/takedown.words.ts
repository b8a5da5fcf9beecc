import bn from '#web/words/bn/features/designs/takedowns/takedown.json';
import hi from '#web/words/hi/features/designs/takedowns/takedown.json';
import ta from '#web/words/ta/features/designs/takedowns/takedown.json';
import en from './takedown.en.json';

export const takedownWords = { en, hi, bn, ta };
