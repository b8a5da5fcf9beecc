import en from './reports.en.json';

export const reportsWords = { en };
