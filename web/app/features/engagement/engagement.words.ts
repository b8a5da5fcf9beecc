import en from './engagement.en.json';

export const engagementWords = { en };
