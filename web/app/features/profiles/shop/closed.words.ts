import en from './closed.en.json';

export const closedWords = { en };
