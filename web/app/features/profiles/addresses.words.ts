import bn from '#web/words/bn/features/profiles/addresses.json';
import hi from '#web/words/hi/features/profiles/addresses.json';
import ta from '#web/words/ta/features/profiles/addresses.json';
import en from './addresses.en.json';

export const addressesWords = { en, hi, bn, ta };
