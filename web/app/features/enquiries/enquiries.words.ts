import bn from '#web/words/bn/features/enquiries/enquiries.json';
import hi from '#web/words/hi/features/enquiries/enquiries.json';
import ta from '#web/words/ta/features/enquiries/enquiries.json';
import en from './enquiries.en.json';

export const enquiriesWords = { en, hi, bn, ta };
