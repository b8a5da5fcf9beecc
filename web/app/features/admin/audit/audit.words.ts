import bn from '#web/words/bn/features/admin/audit/audit.json';
import hi from '#web/words/hi/features/admin/audit/audit.json';
import ta from '#web/words/ta/features/admin/audit/audit.json';
import en from './audit.en.json';

export const auditWords = { en, hi, bn, ta };
