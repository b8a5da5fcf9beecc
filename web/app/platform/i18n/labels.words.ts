import bn from '#web/words/bn/platform/i18n/labels.json';
import hi from '#web/words/hi/platform/i18n/labels.json';
import ta from '#web/words/ta/platform/i18n/labels.json';
import en from './labels.en.json';

export const labelsWords = { en, hi, bn, ta };
