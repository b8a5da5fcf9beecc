import type { Locale } from '#contracts/platform/locales.ts';
import { newsBn } from './news.bn.ts';
import { newsEn } from './news.en.ts';
import { newsHi } from './news.hi.ts';
import { newsTa } from './news.ta.ts';
import type { NewsCatalogue } from './render-news.ts';

/** What notifications say, in each language. */
export const newsCatalogues: Record<Locale, NewsCatalogue> = {
  en: newsEn,
  hi: newsHi,
  bn: newsBn,
  ta: newsTa,
};
