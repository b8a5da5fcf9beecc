import en from './settings.en.json';

export const settingsWords = { en };
