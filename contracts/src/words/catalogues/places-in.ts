import type { PlaceNames } from '#contracts/places/place-names.ts';
import { eachLanguage } from './each-language.ts';

/** The names of places by their kind and their English name, which is the one that is stored; none in English. */
export const placesIn = await eachLanguage<PlaceNames>(
  async (locale) => (await import(`../${locale}/places.ts`)).places,
);
