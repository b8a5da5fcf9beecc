import bn from '#web/words/bn/features/discovery/discovery.json';
import hi from '#web/words/hi/features/discovery/discovery.json';
import ta from '#web/words/ta/features/discovery/discovery.json';
import en from './discovery.en.json';

export const discoveryWords = { en, hi, bn, ta };
