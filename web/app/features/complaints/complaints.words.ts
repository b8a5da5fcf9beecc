import en from './complaints.en.json';

export const complaintsWords = { en };
