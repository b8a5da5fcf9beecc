import en from './meetings.en.json';

export const meetingsWords = { en };
