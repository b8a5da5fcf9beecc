import { eachLanguage } from './each-language.ts';

/** What values are called in a language. */
export interface ValueWords {
  /** The name of an account that was deleted. */
  readonly deletedPerson: string;
  /** The parts of the day as people say them, each with the hour at which it begins; none where they say "am" and "pm". */
  readonly partsOfDay: readonly (readonly [from: number, name: string])[];
}

export const valuesIn = await eachLanguage<ValueWords>(
  async (locale) => (await import(`../${locale}/values.ts`)).values,
);
