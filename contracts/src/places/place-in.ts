import type { Locale } from '#contracts/platform/locales.ts';
import { countriesBn, statesBn, townsBn } from './places.bn.ts';
import { countriesEn, statesEn, townsEn } from './places.en.ts';
import { countriesHi, statesHi, townsHi } from './places.hi.ts';
import { countriesTa, statesTa, townsTa } from './places.ta.ts';

type Names = Readonly<Record<string, string>>;
type PlaceNames = Record<'town' | 'state' | 'country', Names>;

/** The names of places by their kind and their English name, which is the one that is stored; none in English. */
export const placeNames: Record<Locale, PlaceNames> = {
  en: { town: townsEn, state: statesEn, country: countriesEn },
  hi: { town: townsHi, state: statesHi, country: countriesHi },
  bn: { town: townsBn, state: statesBn, country: countriesBn },
  ta: { town: townsTa, state: statesTa, country: countriesTa },
};

/** A well-known place in a language; any other name as it was written. */
export function placeIn(locale: Locale, kind: keyof PlaceNames, name: string): string {
  const names = placeNames[locale][kind];
  return Object.hasOwn(names, name) ? (names[name] ?? name) : name;
}
