import en from './books.en.json';

export const booksWords = { en };
