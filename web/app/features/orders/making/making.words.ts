import bn from '#web/words/bn/features/orders/making/making.json';
import hi from '#web/words/hi/features/orders/making/making.json';
import ta from '#web/words/ta/features/orders/making/making.json';
import en from './making.en.json';

export const makingWords = { en, hi, bn, ta };
