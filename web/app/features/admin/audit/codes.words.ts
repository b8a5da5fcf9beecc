import bn from '#web/words/bn/features/admin/audit/codes.json';
import hi from '#web/words/hi/features/admin/audit/codes.json';
import ta from '#web/words/ta/features/admin/audit/codes.json';
import en from './codes.en.json';

export const codesWords = { en, hi, bn, ta };
