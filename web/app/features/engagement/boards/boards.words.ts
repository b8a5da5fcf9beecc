import en from './boards.en.json';

export const boardsWords = { en };
