import en from './profiles.en.json';

export const profilesWords = { en };
