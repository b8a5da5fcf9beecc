import en from './design-details.en.json';

export const designDetailsWords = { en };
