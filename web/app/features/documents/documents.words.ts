import bn from '#web/words/bn/features/documents/documents.json';
import hi from '#web/words/hi/features/documents/documents.json';
import ta from '#web/words/ta/features/documents/documents.json';
import en from './documents.en.json';

export const documentsWords = { en, hi, bn, ta };
