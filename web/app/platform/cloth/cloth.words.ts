import bn from '#web/words/bn/platform/cloth/cloth.json';
import hi from '#web/words/hi/platform/cloth/cloth.json';
import ta from '#web/words/ta/platform/cloth/cloth.json';
import en from './cloth.en.json';

export const clothWords = { en, hi, bn, ta };
