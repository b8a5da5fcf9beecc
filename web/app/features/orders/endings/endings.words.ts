import bn from '#web/words/bn/features/orders/endings/endings.json';
import hi from '#web/words/hi/features/orders/endings/endings.json';
import ta from '#web/words/ta/features/orders/endings/endings.json';
import en from './endings.en.json';

export const endingsWords = { en, hi, bn, ta };
