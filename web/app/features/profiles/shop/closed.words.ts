import bn from '#web/words/bn/features/profiles/shop/closed.json';
import hi from '#web/words/hi/features/profiles/shop/closed.json';
import ta from '#web/words/ta/features/profiles/shop/closed.json';
import en from './closed.en.json';

export const closedWords = { en, hi, bn, ta };
