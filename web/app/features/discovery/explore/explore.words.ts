import en from './explore.en.json';

export const exploreWords = { en };
