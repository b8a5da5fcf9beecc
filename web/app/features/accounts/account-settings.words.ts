import en from './account-settings.en.json';

export const accountSettingsWords = { en };
