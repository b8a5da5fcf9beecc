import bn from '#web/words/bn/platform/i18n/cloth.json';
import hi from '#web/words/hi/platform/i18n/cloth.json';
import ta from '#web/words/ta/platform/i18n/cloth.json';
import en from './cloth.en.json';

export const clothWords = { en, hi, bn, ta };
