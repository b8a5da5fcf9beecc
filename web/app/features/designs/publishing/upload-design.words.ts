import bn from '#web/words/bn/features/designs/publishing/upload-design.json';
import hi from '#web/words/hi/features/designs/publishing/upload-design.json';
import ta from '#web/words/ta/features/designs/publishing/upload-design.json';
import en from './upload-design.en.json';

export const uploadDesignWords = { en, hi, bn, ta };
