import type { PlaceNames } from '#contracts/places/place-names.ts';

/**
 * Contains no towns and states: they are stored under their English names (`place-names.ts`), so English pages load
 * no table.
 */
export const places: PlaceNames = {
  town: {},
  state: {},
  country: {
    India: 'India',
    'United States': 'United States',
    Canada: 'Canada',
    'United Kingdom': 'United Kingdom',
    Australia: 'Australia',
    Germany: 'Germany',
    France: 'France',
    Italy: 'Italy',
    Spain: 'Spain',
    Netherlands: 'Netherlands',
    Japan: 'Japan',
  },
};
