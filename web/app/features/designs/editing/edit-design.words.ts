import bn from '#web/words/bn/features/designs/editing/edit-design.json';
import hi from '#web/words/hi/features/designs/editing/edit-design.json';
import ta from '#web/words/ta/features/designs/editing/edit-design.json';
import en from './edit-design.en.json';

export const editDesignWords = { en, hi, bn, ta };
