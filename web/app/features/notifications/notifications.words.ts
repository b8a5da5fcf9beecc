import bn from '#web/words/bn/features/notifications/notifications.json';
import hi from '#web/words/hi/features/notifications/notifications.json';
import ta from '#web/words/ta/features/notifications/notifications.json';
import en from './notifications.en.json';

export const notificationsWords = { en, hi, bn, ta };
