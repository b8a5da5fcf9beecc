import en from './drafts.en.json';

export const draftsWords = { en };
