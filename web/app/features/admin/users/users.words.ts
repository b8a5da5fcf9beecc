import bn from '#web/words/bn/features/admin/users/users.json';
import hi from '#web/words/hi/features/admin/users/users.json';
import ta from '#web/words/ta/features/admin/users/users.json';
import en from './users.en.json';

export const usersWords = { en, hi, bn, ta };
