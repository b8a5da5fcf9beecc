import en from './users.en.json';

export const usersWords = { en };
