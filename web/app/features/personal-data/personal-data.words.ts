import en from './personal-data.en.json';

export const personalDataWords = { en };
