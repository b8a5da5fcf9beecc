import bn from '#web/words/bn/features/engagement/boards/boards.json';
import hi from '#web/words/hi/features/engagement/boards/boards.json';
import ta from '#web/words/ta/features/engagement/boards/boards.json';
import en from './boards.en.json';

export const boardsWords = { en, hi, bn, ta };
