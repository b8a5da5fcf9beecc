import bn from '#web/words/bn/features/admin/admin.json';
import hi from '#web/words/hi/features/admin/admin.json';
import ta from '#web/words/ta/features/admin/admin.json';
import en from './admin.en.json';

export const adminWords = { en, hi, bn, ta };
