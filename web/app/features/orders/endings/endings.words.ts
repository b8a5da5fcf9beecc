import en from './endings.en.json';

export const endingsWords = { en };
