import en from './related-designs.en.json';

export const relatedDesignsWords = { en };
