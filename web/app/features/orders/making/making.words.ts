import en from './making.en.json';

export const makingWords = { en };
