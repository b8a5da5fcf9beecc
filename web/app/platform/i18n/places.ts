import { placeIn } from '#contracts/places/place-in.ts';
import { pageLocale } from './page-locale.ts';

/** The name of a country or an Indian state in the language of the page; others stay as a person wrote them. */
export const placeOf = (kind: 'country' | 'state', name: string) => placeIn(pageLocale(), kind, name);

/** A well-known town in the language of the page; others stay as a person wrote them. */
export const townOf = (name: string) => placeIn(pageLocale(), 'town', name);

/** "Mumbai, Maharashtra" in the language of the page; empty parts are left out. */
export const townAndState = (town: string, state: string) =>
  [townOf(town), placeOf('state', state)].filter((part) => part !== '').join(', ');

/** An address for a form, with town and state in the language of the page. The schema translates them back. */
export const withPlaceNames = <Address extends { city: string; state: string }>(
  address: Address,
): Address => ({
  ...address,
  city: townOf(address.city),
  state: placeOf('state', address.state),
});
