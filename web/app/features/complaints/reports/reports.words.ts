import bn from '#web/words/bn/features/complaints/reports/reports.json';
import hi from '#web/words/hi/features/complaints/reports/reports.json';
import ta from '#web/words/ta/features/complaints/reports/reports.json';
import en from './reports.en.json';

export const reportsWords = { en, hi, bn, ta };
