import notificationSettings from './notification-settings.en.json';
import en from './settings.en.json';

export const settingsWords = { en };

export const notificationSettingsWords = { en: notificationSettings };
