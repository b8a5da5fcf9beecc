import bn from '#web/words/bn/features/designs/languages/languages.json';
import hi from '#web/words/hi/features/designs/languages/languages.json';
import ta from '#web/words/ta/features/designs/languages/languages.json';
import en from './languages.en.json';

export const languagesWords = { en, hi, bn, ta };
