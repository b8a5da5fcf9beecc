import bn from '#web/words/bn/features/admin/books/books.json';
import hi from '#web/words/hi/features/admin/books/books.json';
import ta from '#web/words/ta/features/admin/books/books.json';
import en from './books.en.json';

export const booksWords = { en, hi, bn, ta };
