import { countryNames } from '#contracts/places/place-names.ts';

/** Countries to which orders can be shipped. */
export const checkoutCountries = countryNames;

/** In characters. */
export const mostInstructions = 2000;
