import bn from '#web/words/bn/features/admin/figures/figures.json';
import hi from '#web/words/hi/features/admin/figures/figures.json';
import ta from '#web/words/ta/features/admin/figures/figures.json';
import en from './figures.en.json';

export const figuresWords = { en, hi, bn, ta };
