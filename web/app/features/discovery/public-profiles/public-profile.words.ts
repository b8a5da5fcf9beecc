import bn from '#web/words/bn/features/discovery/public-profiles/public-profile.json';
import hi from '#web/words/hi/features/discovery/public-profiles/public-profile.json';
import ta from '#web/words/ta/features/discovery/public-profiles/public-profile.json';
import en from './public-profile.en.json';

export const publicProfileWords = { en, hi, bn, ta };
