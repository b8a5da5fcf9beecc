import bn from '#web/words/bn/features/feed/feed.json';
import hi from '#web/words/hi/features/feed/feed.json';
import ta from '#web/words/ta/features/feed/feed.json';
import en from './feed.en.json';

export const feedWords = { en, hi, bn, ta };
