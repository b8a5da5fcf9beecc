import en from './shell.en.json';

export const shellWords = { en };
