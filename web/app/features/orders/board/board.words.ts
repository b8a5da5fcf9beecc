import en from './board.en.json';

export const boardWords = { en };
