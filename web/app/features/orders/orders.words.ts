import bn from '#web/words/bn/features/orders/orders.json';
import hi from '#web/words/hi/features/orders/orders.json';
import ta from '#web/words/ta/features/orders/orders.json';
import en from './orders.en.json';

export const ordersWords = { en, hi, bn, ta };
