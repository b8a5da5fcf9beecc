import bn from '#web/words/bn/platform/i18n/ui.json';
import hi from '#web/words/hi/platform/i18n/ui.json';
import ta from '#web/words/ta/platform/i18n/ui.json';
import en from './ui.en.json';

export const uiWords = { en, hi, bn, ta };
