import bn from '#web/words/bn/features/accounts/account-settings.json';
import hi from '#web/words/hi/features/accounts/account-settings.json';
import ta from '#web/words/ta/features/accounts/account-settings.json';
import en from './account-settings.en.json';

export const accountSettingsWords = { en, hi, bn, ta };
