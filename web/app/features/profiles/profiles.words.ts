import bn from '#web/words/bn/features/profiles/profiles.json';
import hi from '#web/words/hi/features/profiles/profiles.json';
import ta from '#web/words/ta/features/profiles/profiles.json';
import en from './profiles.en.json';

export const profilesWords = { en, hi, bn, ta };
