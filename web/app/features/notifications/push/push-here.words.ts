import bn from '#web/words/bn/features/notifications/push/push-here.json';
import hi from '#web/words/hi/features/notifications/push/push-here.json';
import ta from '#web/words/ta/features/notifications/push/push-here.json';
import en from './push-here.en.json';

export const pushHereWords = { en, hi, bn, ta };
