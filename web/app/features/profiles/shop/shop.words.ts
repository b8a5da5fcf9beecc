import en from './shop.en.json';

export const shopWords = { en };
