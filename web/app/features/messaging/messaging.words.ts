import bn from '#web/words/bn/features/messaging/messaging.json';
import hi from '#web/words/hi/features/messaging/messaging.json';
import ta from '#web/words/ta/features/messaging/messaging.json';
import en from './messaging.en.json';

export const messagingWords = { en, hi, bn, ta };
