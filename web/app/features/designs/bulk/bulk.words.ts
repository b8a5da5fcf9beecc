import bn from '#web/words/bn/features/designs/bulk/bulk.json';
import hi from '#web/words/hi/features/designs/bulk/bulk.json';
import ta from '#web/words/ta/features/designs/bulk/bulk.json';
import en from './bulk.en.json';

export const bulkWords = { en, hi, bn, ta };
