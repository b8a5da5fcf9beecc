import en from './unsubscribe.en.json';

export const unsubscribeWords = { en };
