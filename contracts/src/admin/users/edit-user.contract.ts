import * as z from 'zod/mini';
import { roles } from '#contracts/accounts/roles.ts';
import { storedTown } from '#contracts/places/stored-place.ts';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { id, idOut, optionalText, requiredText } from '#contracts/platform/fields.ts';
import { successMessage } from '#contracts/platform/success-message.ts';
import { digitsOfAnyScript, hasLetter } from '#contracts/platform/text/text-fields.ts';
import { optionalPhone } from '#contracts/profiles/phone-number.ts';
import { isIndianPincode, pincodeSentence } from '#contracts/profiles/pincode.ts';
import { oneIndia } from '#contracts/profiles/postal-fields.ts';
import { rule } from '#contracts/words/rule.ts';
import { actReason } from '../admin-fields.ts';

const words = {
  name: requiredText(rule('accounts.nameRequired'), 80).check(hasLetter),
  role: z.enum(roles),
  phone: optionalPhone(),
  address: optionalText(300),
  city: optionalText(80).check(storedTown),
  state: optionalText(80),
  pincode: optionalText(12).check(digitsOfAnyScript),
  country: optionalText(60).check(oneIndia),
};

const fitsCountry = z.refine<{ pincode: string; country: string }>(
  ({ pincode, country }) => pincode === '' || country !== 'India' || isIndianPincode(pincode),
  { error: rule(pincodeSentence), path: ['pincode'] },
);

/** The form's fields; those that the person left empty may stay empty. */
export const userForm = z.object(words).check(fitsCountry);

const facts = z.object({
  name: z.string(),
  role: z.enum(roles),
  phone: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  pincode: z.string(),
  country: z.string(),
});

const editableUser = z.object({
  id: idOut,
  email: z.string(),
  isVerified: z.boolean(),
  words: facts,
  can: z.object({ changeRole: z.boolean() }),
});
export type EditableUser = z.output<typeof editableUser>;

export const editUser = endpoint({
  method: 'GET',
  path: '/api/admin/users/:id/edit',
  access: 'admin',
  tag: 'admin',
  summary: 'A person as the form for correcting their facts needs them',
  params: z.object({ id }),
  reply: z.object({ success: z.literal(true), user: editableUser }),
});

export const updateUser = endpoint({
  method: 'PUT',
  path: '/api/admin/users/:id',
  access: 'admin',
  tag: 'admin',
  summary: 'Correct the name, role or contact facts of a person, with a reason that they read in a letter',
  params: z.object({ id }),
  body: z
    .object({
      ...words,
      reason: actReason,
      /** The facts as the admin saw them; CONFLICT if they have changed since. */
      seen: facts,
    })
    .check(fitsCountry),
  reply: z.object({ ...successMessage, user: editableUser }),
});
