import en from './feed.en.json';

export const feedWords = { en };
