import bn from '#web/words/bn/platform/i18n/shell.json';
import hi from '#web/words/hi/platform/i18n/shell.json';
import ta from '#web/words/ta/platform/i18n/shell.json';
import en from './shell.en.json';

export const shellWords = { en, hi, bn, ta };
