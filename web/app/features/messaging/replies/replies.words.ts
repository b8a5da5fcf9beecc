import en from './replies.en.json';

export const repliesWords = { en };
