import bn from '#web/words/bn/features/engagement/engagement.json';
import hi from '#web/words/hi/features/engagement/engagement.json';
import ta from '#web/words/ta/features/engagement/engagement.json';
import en from './engagement.en.json';

export const engagementWords = { en, hi, bn, ta };
