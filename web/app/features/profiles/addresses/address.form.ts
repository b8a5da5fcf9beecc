import type * as z from 'zod/mini';
import { type Address, createAddress } from '#contracts/profiles/addresses.contract.ts';
import { usualCountry } from '#contracts/profiles/country.ts';
import { withPlaceNames } from '#web/platform/i18n/places.ts';

/** The request's own schema, so that form and server give the same errors. */
export const addressForm = createAddress.body;
export type AddressForm = z.output<typeof addressForm>;

export const emptyAddress: AddressForm = {
  label: '',
  fullAddress: '',
  city: '',
  state: '',
  pincode: '',
  country: usualCountry,
  isDefault: false,
};

export function wordsOfAddress({ id: _id, ...words }: Address): AddressForm {
  return withPlaceNames(words);
}
