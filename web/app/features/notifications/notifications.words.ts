import en from './notifications.en.json';

export const notificationsWords = { en };
