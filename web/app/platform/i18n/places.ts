import { placeIn } from '#contracts/places/place-in.ts';
import { pageLocale } from './page-locale.ts';

/** The name of a country, or of a state of India, in the language of the page; another stays as a person wrote it. */
export const placeOf = (kind: 'country' | 'state', name: string) => placeIn(pageLocale(), kind, name);

/** A well-known town in the language of the page; another stays as a person wrote it. */
export const townOf = (name: string) => placeIn(pageLocale(), 'town', name);

/** "Mumbai, Maharashtra" in the language of the page, of what is known of the two. */
export const townAndState = (town: string, state: string) =>
  [townOf(town), placeOf('state', state)].filter((part) => part !== '').join(', ');

/** An address as a form shows it: its town and state in the language of the page. The schema turns them back. */
export const withPlaceNames = <Address extends { city: string; state: string }>(
  address: Address,
): Address => ({
  ...address,
  city: townOf(address.city),
  state: placeOf('state', address.state),
});
