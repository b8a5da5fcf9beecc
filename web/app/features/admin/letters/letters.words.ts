import bn from '#web/words/bn/features/admin/letters/letters.json';
import hi from '#web/words/hi/features/admin/letters/letters.json';
import ta from '#web/words/ta/features/admin/letters/letters.json';
import en from './letters.en.json';

export const lettersWords = { en, hi, bn, ta };
