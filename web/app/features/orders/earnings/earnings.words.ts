import en from './earnings.en.json';

export const earningsWords = { en };
