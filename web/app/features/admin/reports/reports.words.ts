import bn from '#web/words/bn/features/admin/reports/reports.json';
import hi from '#web/words/hi/features/admin/reports/reports.json';
import ta from '#web/words/ta/features/admin/reports/reports.json';
import en from './reports.en.json';

export const reportQueueWords = { en, hi, bn, ta };
