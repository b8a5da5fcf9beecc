import en from './ui.en.json';

export const uiWords = { en };
