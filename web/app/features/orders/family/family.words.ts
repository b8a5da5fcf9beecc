import bn from '#web/words/bn/features/orders/family/family.json';
import hi from '#web/words/hi/features/orders/family/family.json';
import ta from '#web/words/ta/features/orders/family/family.json';
import en from './family.en.json';

export const familyWords = { en, hi, bn, ta };
