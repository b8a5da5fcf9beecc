import { eachLanguage } from './each-language.ts';

/** Names that values have in a language. */
export interface Names {
  /** Of an account that was deleted. */
  readonly deletedPerson: string;
  /** The parts of the day as people say them, each with the hour at which it begins; none where they say "am" and "pm". */
  readonly partsOfDay: readonly (readonly [from: number, name: string])[];
}

export const namesIn = await eachLanguage<Names>(
  async (locale) => (await import(`../${locale}/names.ts`)).names,
);
