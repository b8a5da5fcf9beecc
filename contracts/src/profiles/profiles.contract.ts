import * as z from 'zod/mini';
import { maybeCode } from '#contracts/accounts/account-fields.ts';
import { emailField } from '#contracts/accounts/email-address.ts';
import { roles } from '#contracts/accounts/roles.ts';
import { longestVisitRadius } from '#contracts/meetings/visit-radius.ts';
import { storedState, storedTown } from '#contracts/places/stored-place.ts';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { idOut, optionalLines, requiredText } from '#contracts/platform/fields.ts';
import { successMessage } from '#contracts/platform/success-message.ts';
import { readableLine } from '#contracts/platform/text/readable-text.ts';
import { digitsOfAnyScript, hasLetter } from '#contracts/platform/text/text-fields.ts';
import { plainDigits } from '#contracts/platform/text/typed-numbers.ts';
import type { FileRule } from '#contracts/platform/upload-rules.ts';
import { rule } from '#contracts/words/rule.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { isGstin } from './gstin.ts';
import { isMapLink } from './map-link.ts';
import { phoneText } from './phone-number.ts';
import { checkPincode, oneIndia, pincodeText } from './postal-fields.ts';
import { choosableRoles, profileImageRules, profileImageSentences } from './profile.rules.ts';

const mostEmployees = 100_000;

/** The editable profile, with its error messages; the form validates with the same schema. */
export const profileFields = z.object({
  name: requiredText(rule('profiles.firstNameRequired'), 80).check(hasLetter),
  email: emailField(rule('accounts.emailInvalid'), rule('accounts.emailInvalid')),
  phone: phoneText(),
  address: requiredText(rule('profiles.addressRequired'), 300),
  city: requiredText(rule('profiles.cityRequired'), 80).check(storedTown),
  state: requiredText(rule('profiles.stateRequired'), 80).check(storedState),
  pincode: pincodeText(),
  country: requiredText(rule('profiles.countryRequired'), 60).check(oneIndia),
  profession: requiredText(rule('profiles.professionRequired'), 80),
  /** "3" or ""; the number from a reply is also accepted. */
  numberOfEmployees: z._default(
    z.pipe(
      z.pipe(z.union([z.string(), z.number()]), z.transform(String)),
      z.string().check(
        digitsOfAnyScript,
        z.refine(
          (words) => /^\d{0,6}$/.test(words) && Number(words) <= mostEmployees,
          rule('profiles.employees'),
        ),
      ),
    ),
    '',
  ),
  /** In kilometres, as "40"; '' leaves it unchanged. */
  visitRadius: z._default(
    z.string().check(
      digitsOfAnyScript,
      z.refine(
        (words) => /^\d{0,3}$/.test(words) && Number(words) <= longestVisitRadius,
        rule(sentence('profiles.visitRadius', { most: longestVisitRadius })),
      ),
    ),
    '',
  ),
  bio: optionalLines(1000),
  googleMapLink: z._default(
    z.string().check(
      z.trim(),
      z.maxLength(2000, rule(sentence('platform.keepUnder', { most: 2000 }))),
      z.refine((link) => link === '' || isMapLink(link), rule('profiles.mapLink')),
    ),
    '',
  ),
  /** A maker's GSTIN, '' for none. If omitted, as by older front ends, it stays unchanged. */
  gstin: z.optional(
    z.string().check(
      z.overwrite((text) => plainDigits(readableLine(text)).replaceAll(' ', '').toUpperCase()),
      z.refine((text) => text === '' || isGstin(text), rule('profiles.gstin')),
    ),
  ),
});
export type ProfileWords = z.output<typeof profileFields>;

export const profile = z.object({
  id: idOut,
  name: z.string(),
  email: z.string(),
  /** Replaces `email` once it is confirmed. */
  pendingEmail: z.nullable(z.string()),
  profileImage: z.nullable(z.string()),
  role: z.enum(roles),
  /** '' if not filled in; numberOfEmployees as well. */
  bio: z.string(),
  phone: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  pincode: z.string(),
  country: z.string(),
  /**
   * Whether the profile has no place of its own, so that the five fields above are those of the viewer's default
   * address.
   */
  isPlaceFromBook: z.boolean(),
  profession: z.string(),
  numberOfEmployees: z.union([z.int(), z.literal('')]),
  visitRadius: z.string(),
  googleMapLink: z.string(),
  /** Shown only to its owner here; printed on the documents of their sales. */
  gstin: z.string(),
  can: z.object({
    /** The roles that the viewer may choose now, except the current one. */
    chooseRoles: z.array(z.enum(roles)),
  }),
});
export type Profile = z.output<typeof profile>;

const profileReply = z.object({ ...successMessage, data: profile });

export const getMe = endpoint({
  method: 'GET',
  path: '/api/users/me',
  access: 'member',
  tag: 'profiles',
  summary: 'The viewer in four words',
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      id: idOut,
      name: z.string(),
      email: z.string(),
      profileImage: z.nullable(z.string()),
    }),
  }),
});

export const getProfileImage = endpoint({
  method: 'GET',
  path: '/api/users/profile-image',
  access: 'member',
  tag: 'profiles',
  summary: 'The address of the viewer’s photo',
  reply: z.object({
    success: z.literal(true),
    data: z.object({ profileImage: z.nullable(z.string()) }),
  }),
});

export const getProfile = endpoint({
  method: 'GET',
  path: '/api/users/profile',
  access: 'member',
  tag: 'profiles',
  summary: 'What the viewer says of themselves',
  reply: z.object({ success: z.literal(true), data: profile }),
});

export const updateProfile = endpoint({
  method: 'POST',
  path: '/api/users/updateProfile',
  access: 'member',
  tag: 'profiles',
  summary:
    'Write the whole profile anew; another email needs the password as `currentPassword`, and `code` where signing in asks for one, and counts once it is confirmed',
  body: z
    .extend(profileFields, {
      currentPassword: z._default(z.string().check(z.maxLength(200)), ''),
      code: maybeCode,
    })
    .check(checkPincode),
  reply: profileReply,
});

/** A separate endpoint, so that profile fields can never change a person's permissions. */
export const chooseRole = endpoint({
  method: 'POST',
  path: '/api/users/chooseRole',
  access: 'member',
  tag: 'profiles',
  summary: 'Say what one is: a shopper or a kind of maker',
  body: z.object({ role: z.enum(choosableRoles, rule('profiles.chooseRole')) }),
  reply: profileReply,
});

const photo: FileRule = {
  kind: 'PICTURE',
  most: 1,
  maxBytes: profileImageRules.maxBytes,
  tooMany: profileImageSentences.oneOnly,
};

export const updateProfileImage = endpoint({
  method: 'POST',
  path: '/api/users/updateProfileImage',
  access: 'member',
  tag: 'profiles',
  summary: 'Set the viewer’s photo: one `image`, cut to a square',
  multipart: true,
  files: { image: photo },
  reply: z.object({
    ...successMessage,
    data: z.object({ imageUrl: z.string() }),
  }),
});

export const removeProfileImage = endpoint({
  method: 'DELETE',
  path: '/api/users/profile-image',
  access: 'member',
  tag: 'profiles',
  summary: 'Take the viewer’s photo away, with its files',
  reply: z.object({ ...successMessage }),
});
