import bn from '#web/words/bn/features/complaints/complaints.json';
import hi from '#web/words/hi/features/complaints/complaints.json';
import ta from '#web/words/ta/features/complaints/complaints.json';
import en from './complaints.en.json';

export const complaintsWords = { en, hi, bn, ta };
