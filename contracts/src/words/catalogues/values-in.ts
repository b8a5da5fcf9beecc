import { eachLanguage } from './each-language.ts';

/** The words for values in a language. */
export interface ValueWords {
  /** The name shown for a deleted account. */
  readonly deletedPerson: string;
  /** The parts of the day, each with its first hour; empty for languages that use "am" and "pm". */
  readonly partsOfDay: readonly (readonly [from: number, name: string])[];
}

export const valuesIn = await eachLanguage<ValueWords>(
  async (locale) => (await import(`../${locale}/values.ts`)).values,
);
