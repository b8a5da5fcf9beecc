import en from './verifications.en.json';

export const verificationsWords = { en };
