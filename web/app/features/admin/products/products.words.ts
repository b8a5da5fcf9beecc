import en from './products.en.json';

export const productsWords = { en };
