import type { letters } from '../en/letters.ts';
import type { Translation } from '../letter-words.ts';
import { eachLanguage } from './each-language.ts';

/** The texts of emails in each language. */
export const lettersIn = await eachLanguage<Translation<typeof letters>>(
  async (locale) => (await import(`../${locale}/letters.ts`)).letters,
);
