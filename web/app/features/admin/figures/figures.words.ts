import en from './figures.en.json';

export const figuresWords = { en };
