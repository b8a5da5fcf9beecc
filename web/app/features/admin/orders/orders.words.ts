import bn from '#web/words/bn/features/admin/orders/orders.json';
import hi from '#web/words/hi/features/admin/orders/orders.json';
import ta from '#web/words/ta/features/admin/orders/orders.json';
import en from './orders.en.json';

export const deskWords = { en, hi, bn, ta };
