import en from './documents.en.json';

export const documentsWords = { en };
