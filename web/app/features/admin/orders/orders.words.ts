import en from './orders.en.json';

export const deskWords = { en };
