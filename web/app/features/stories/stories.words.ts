import bn from '#web/words/bn/features/stories/stories.json';
import hi from '#web/words/hi/features/stories/stories.json';
import ta from '#web/words/ta/features/stories/stories.json';
import en from './stories.en.json';

export const storiesWords = { en, hi, bn, ta };
