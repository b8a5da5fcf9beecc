import bn from '#web/words/bn/features/orders/order-money.json';
import hi from '#web/words/hi/features/orders/order-money.json';
import ta from '#web/words/ta/features/orders/order-money.json';
import en from './order-money.en.json';

export const orderMoneyWords = { en, hi, bn, ta };
