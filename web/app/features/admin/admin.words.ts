import en from './admin.en.json';

export const adminWords = { en };
