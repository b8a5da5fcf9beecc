import type { PlaceNames } from '#contracts/places/place-names.ts';
import { eachLanguage } from './each-language.ts';

/** Names of places by kind and English name, which is the stored one; empty for English. */
export const placesIn = await eachLanguage<PlaceNames>(
  async (locale) => (await import(`../${locale}/places.ts`)).places,
);
