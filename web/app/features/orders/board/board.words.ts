import bn from '#web/words/bn/features/orders/board/board.json';
import hi from '#web/words/hi/features/orders/board/board.json';
import ta from '#web/words/ta/features/orders/board/board.json';
import en from './board.en.json';

export const boardWords = { en, hi, bn, ta };
