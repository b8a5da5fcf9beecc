import type { NewsCatalogue } from '../render-news.ts';
import { eachLanguage } from './each-language.ts';

/** The texts of notifications in each language. */
export const newsIn = await eachLanguage<NewsCatalogue>(
  async (locale) => (await import(`../${locale}/news.ts`)).news,
);
