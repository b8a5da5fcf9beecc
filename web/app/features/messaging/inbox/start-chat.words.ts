import bn from '#web/words/bn/features/messaging/inbox/start-chat.json';
import hi from '#web/words/hi/features/messaging/inbox/start-chat.json';
import ta from '#web/words/ta/features/messaging/inbox/start-chat.json';
import en from './start-chat.en.json';

export const startChatWords = { en, hi, bn, ta };
