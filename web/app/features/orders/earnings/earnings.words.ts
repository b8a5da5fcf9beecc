import bn from '#web/words/bn/features/orders/earnings/earnings.json';
import hi from '#web/words/hi/features/orders/earnings/earnings.json';
import ta from '#web/words/ta/features/orders/earnings/earnings.json';
import en from './earnings.en.json';

export const earningsWords = { en, hi, bn, ta };
