import bn from '#web/words/bn/features/admin/products/products.json';
import hi from '#web/words/hi/features/admin/products/products.json';
import ta from '#web/words/ta/features/admin/products/products.json';
import en from './products.en.json';

export const productsWords = { en, hi, bn, ta };
