import bn from '#web/words/bn/features/profiles/shop/shop.json';
import hi from '#web/words/hi/features/profiles/shop/shop.json';
import ta from '#web/words/ta/features/profiles/shop/shop.json';
import en from './shop.en.json';

export const shopWords = { en, hi, bn, ta };
