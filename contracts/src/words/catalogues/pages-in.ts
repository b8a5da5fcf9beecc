import type { pages } from '../en/pages.ts';
import { eachLanguage } from './each-language.ts';

export const pagesIn = await eachLanguage<typeof pages>(
  async (locale) => (await import(`../${locale}/pages.ts`)).pages,
);
