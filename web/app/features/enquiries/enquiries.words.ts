import en from './enquiries.en.json';

export const enquiriesWords = { en };
