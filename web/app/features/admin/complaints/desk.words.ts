import en from './desk.en.json';

export const deskWords = { en };
