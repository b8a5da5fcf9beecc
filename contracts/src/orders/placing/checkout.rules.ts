import { countryNames } from '#contracts/places/place-names.ts';

/** Where we ship to. */
export const checkoutCountries = countryNames;

/** Signs. */
export const mostInstructions = 2000;
