import { helpBn } from '#web/words/bn/features/help/help.ts';
import { helpHi } from '#web/words/hi/features/help/help.ts';
import { helpTa } from '#web/words/ta/features/help/help.ts';
import { helpEn } from './help.en.ts';

export const helpTexts = { en: helpEn, hi: helpHi, bn: helpBn, ta: helpTa };
