import type { files } from '../en/files.ts';
import { eachLanguage } from './each-language.ts';

export const filesIn = await eachLanguage<typeof files>(
  async (locale) => (await import(`../${locale}/files.ts`)).files,
);
