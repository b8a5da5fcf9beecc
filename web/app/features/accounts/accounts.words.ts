import en from './accounts.en.json';

export const accountsWords = { en };
