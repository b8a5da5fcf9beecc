import bn from '#web/words/bn/features/meetings/meetings.json';
import hi from '#web/words/hi/features/meetings/meetings.json';
import ta from '#web/words/ta/features/meetings/meetings.json';
import en from './meetings.en.json';

export const meetingsWords = { en, hi, bn, ta };
