import bn from '#web/words/bn/features/admin/complaints/desk.json';
import hi from '#web/words/hi/features/admin/complaints/desk.json';
import ta from '#web/words/ta/features/admin/complaints/desk.json';
import en from './desk.en.json';

export const deskWords = { en, hi, bn, ta };
