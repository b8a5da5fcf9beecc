import bn from '#web/words/bn/features/designs/drafts/drafts.json';
import hi from '#web/words/hi/features/designs/drafts/drafts.json';
import ta from '#web/words/ta/features/designs/drafts/drafts.json';
import en from './drafts.en.json';

export const draftsWords = { en, hi, bn, ta };
