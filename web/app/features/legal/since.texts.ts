import { sinceBn } from '#web/words/bn/features/legal/since.ts';
import { sinceHi } from '#web/words/hi/features/legal/since.ts';
import { sinceTa } from '#web/words/ta/features/legal/since.ts';
import { sinceEn } from './since.en.ts';

export const sinceTexts = { en: sinceEn, hi: sinceHi, bn: sinceBn, ta: sinceTa };
