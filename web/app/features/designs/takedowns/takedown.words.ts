import en from './takedown.en.json';

export const takedownWords = { en };
