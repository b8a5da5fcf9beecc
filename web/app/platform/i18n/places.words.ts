import bn from '#web/words/bn/platform/i18n/places.json';
import hi from '#web/words/hi/platform/i18n/places.json';
import ta from '#web/words/ta/platform/i18n/places.json';
import en from './places.en.json';

export const placesWords = { en, hi, bn, ta };
