import en from './messaging.en.json';

export const messagingWords = { en };
