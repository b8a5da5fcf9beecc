import en from './bulk.en.json';

export const bulkWords = { en };
