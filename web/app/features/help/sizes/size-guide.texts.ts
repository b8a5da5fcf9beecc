import { sizeGuideBn } from '#web/words/bn/features/help/sizes/size-guide.ts';
import { sizeGuideHi } from '#web/words/hi/features/help/sizes/size-guide.ts';
import { sizeGuideTa } from '#web/words/ta/features/help/sizes/size-guide.ts';
import { sizeGuideEn } from './size-guide.en.ts';

export const sizeGuideTexts = { en: sizeGuideEn, hi: sizeGuideHi, bn: sizeGuideBn, ta: sizeGuideTa };
