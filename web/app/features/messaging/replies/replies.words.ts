import bn from '#web/words/bn/features/messaging/replies/replies.json';
import hi from '#web/words/hi/features/messaging/replies/replies.json';
import ta from '#web/words/ta/features/messaging/replies/replies.json';
import en from './replies.en.json';

export const repliesWords = { en, hi, bn, ta };
