import en from './push-here.en.json';

export const pushHereWords = { en };
