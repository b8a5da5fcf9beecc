import type { documents } from '../en/documents.ts';
import { eachLanguage } from './each-language.ts';

/** The texts of documents in each language. */
export const documentsIn = await eachLanguage<Readonly<Record<keyof typeof documents, string>>>(
  async (locale) => (await import(`../${locale}/documents.ts`)).documents,
);
