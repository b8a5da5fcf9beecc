import * as z from 'zod/mini';
import { storedState, storedTown } from '#contracts/places/stored-place.ts';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { id, idOut } from '#contracts/platform/fields.ts';
import { successMessage } from '#contracts/platform/success-message.ts';
import { oneLine } from '#contracts/platform/text/text-fields.ts';
import { rule } from '#contracts/words/rule.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { missingSentence } from './address.rules.ts';
import { usualCountry } from './country.ts';
import { checkPincode, oneIndia, pincodeText } from './postal-fields.ts';

const line = (most: number) =>
  z
    .string(rule(missingSentence))
    .check(
      oneLine,
      z.minLength(1, rule(missingSentence)),
      z.maxLength(most, rule(sentence('platform.keepUnder', { most }))),
    );

/** An address as its owner writes it. */
const addressFields = {
  /** The owner's label for it: "Home". */
  label: line(40),
  fullAddress: line(300).check(z.minLength(5, rule('profiles.addressShort'))),
  city: line(80).check(z.minLength(2, rule('profiles.cityShort')), storedTown),
  state: line(80).check(z.minLength(2, rule('profiles.stateShort')), storedState),
  pincode: pincodeText(missingSentence),
  country: z._default(line(60).check(oneIndia), usualCountry),
};

/** Used by the form and by the request bodies. */
export const addressWords = z
  .object({ ...addressFields, isDefault: z._default(z.boolean(), false) })
  .check(checkPincode);
export type AddressWords = z.output<typeof addressWords>;

export const address = z.object({
  id: idOut,
  label: z.string(),
  fullAddress: z.string(),
  city: z.string(),
  state: z.string(),
  pincode: z.string(),
  country: z.string(),
  isDefault: z.boolean(),
});
export type Address = z.output<typeof address>;

const addressReply = z.object({ ...successMessage, data: address });

export const listAddresses = endpoint({
  method: 'GET',
  path: '/api/user/addresses',
  access: 'member',
  tag: 'profiles',
  summary: 'The viewer’s address book, newest first',
  reply: z.object({ success: z.literal(true), data: z.array(address) }),
});

export const createAddress = endpoint({
  method: 'POST',
  path: '/api/user/addresses/createAddress',
  access: 'member',
  tag: 'profiles',
  summary: 'Add a place to the viewer’s address book; the first one is the default',
  body: addressWords,
  reply: addressReply,
});

export const updateAddress = endpoint({
  method: 'PUT',
  path: '/api/user/addresses/:id',
  access: 'member',
  tag: 'profiles',
  summary: 'Write a place of the address book anew; `isDefault` true makes it the default',
  params: z.object({ id }),
  body: addressWords,
  reply: addressReply,
});

export const makeAddressDefault = endpoint({
  method: 'PUT',
  path: '/api/user/addresses/:id/default',
  access: 'member',
  tag: 'profiles',
  summary: 'Make a place the default; what was the default no longer is',
  params: z.object({ id }),
  reply: addressReply,
});

export const deleteAddress = endpoint({
  method: 'DELETE',
  path: '/api/user/addresses/:id',
  access: 'member',
  tag: 'profiles',
  summary: 'Take a place out of the address book; after the default the newest becomes the default',
  params: z.object({ id }),
  reply: z.object({ ...successMessage }),
});
