import bn from '#web/words/bn/features/discovery/related/related-designs.json';
import hi from '#web/words/hi/features/discovery/related/related-designs.json';
import ta from '#web/words/ta/features/discovery/related/related-designs.json';
import en from './related-designs.en.json';

export const relatedDesignsWords = { en, hi, bn, ta };
