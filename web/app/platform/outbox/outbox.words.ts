import bn from '#web/words/bn/platform/outbox/outbox.json';
import hi from '#web/words/hi/platform/outbox/outbox.json';
import ta from '#web/words/ta/platform/outbox/outbox.json';
import en from './outbox.en.json';

export const outboxWords = { en, hi, bn, ta };
