import bn from '#web/words/bn/features/notifications/letters/unsubscribe.json';
import hi from '#web/words/hi/features/notifications/letters/unsubscribe.json';
import ta from '#web/words/ta/features/notifications/letters/unsubscribe.json';
import en from './unsubscribe.en.json';

export const unsubscribeWords = { en, hi, bn, ta };
