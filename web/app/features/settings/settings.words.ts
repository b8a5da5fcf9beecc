import notificationSettingsBn from '#web/words/bn/features/settings/notification-settings.json';
import bn from '#web/words/bn/features/settings/settings.json';
import notificationSettingsHi from '#web/words/hi/features/settings/notification-settings.json';
import hi from '#web/words/hi/features/settings/settings.json';
import notificationSettingsTa from '#web/words/ta/features/settings/notification-settings.json';
import ta from '#web/words/ta/features/settings/settings.json';
import notificationSettings from './notification-settings.en.json';
import en from './settings.en.json';

export const settingsWords = { en, hi, bn, ta };

export const notificationSettingsWords = {
  en: notificationSettings,
  hi: notificationSettingsHi,
  bn: notificationSettingsBn,
  ta: notificationSettingsTa,
};
