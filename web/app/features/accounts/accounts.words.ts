import bn from '#web/words/bn/features/accounts/accounts.json';
import hi from '#web/words/hi/features/accounts/accounts.json';
import ta from '#web/words/ta/features/accounts/accounts.json';
import en from './accounts.en.json';

export const accountsWords = { en, hi, bn, ta };
