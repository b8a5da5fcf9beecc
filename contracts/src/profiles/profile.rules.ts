import type { Role } from '#contracts/accounts/accounts.contract.ts';
import { roles } from '#contracts/accounts/roles.ts';
import { pictureRules } from '#contracts/platform/upload-rules.ts';
import { sentence } from '#contracts/words/sentence.ts';

/** What one may choose to be. ADMIN is given by an admin or at the server itself, never chosen. */
export const choosableRoles = roles.filter((role): role is Exclude<Role, 'ADMIN'> => role !== 'ADMIN');

/** The profession of people who do not make anything. */
const shopsHere = 'I shop here';
/** Of a person who does something that is not offered and has not written it down. */
export const anotherTrade = 'Another trade';

/** What the form offers; people who do something else may write it down. */
export const professions = [
  'Fashion Designer',
  'Textile Designer',
  'Costume Designer',
  'Fashion Merchandiser',
  shopsHere,
  anotherTrade,
] as const;

/** What others are told of a profession: '' where it names no trade. */
export function shownProfession(profession: string | null): string {
  return profession === null || profession === shopsHere || profession === anotherTrade ? '' : profession;
}

/** What a photo of a person may be; the server reads the bytes to check. */
export const profileImageRules = {
  types: pictureRules.types,
  maxBytes: 5 * 1024 * 1024,
} as const;

/** The error for a photo that cannot be used. */
export const profileImageSentences = {
  none: sentence('profiles.notAnImage'),
  tooLarge: sentence('profiles.imageLarge'),
  wrongType: sentence('profiles.imageInvalid'),
  oneOnly: sentence('profiles.onePhoto'),
} as const;
