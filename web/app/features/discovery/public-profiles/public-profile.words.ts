import en from './public-profile.en.json';

export const publicProfileWords = { en };
