import en from './reports.en.json';

export const reportQueueWords = { en };
