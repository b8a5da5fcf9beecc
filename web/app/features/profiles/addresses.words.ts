import en from './addresses.en.json';

export const addressesWords = { en };
