import type { Role } from '#contracts/accounts/accounts.contract.ts';
import { roles } from '#contracts/accounts/roles.ts';
import { pictureRules } from '#contracts/platform/upload-rules.ts';
import { sentence } from '#contracts/words/sentence.ts';

/** The roles that a person may choose. ADMIN is granted by an admin or at the server, never chosen. */
export const choosableRoles = roles.filter((role): role is Exclude<Role, 'ADMIN'> => role !== 'ADMIN');

/** The profession of people who do not make anything. */
const shopsHere = 'I shop here';
/** The profession of a person whose trade is not listed and who has not entered it. */
export const anotherTrade = 'Another trade';

/** The professions offered by the form; people may type others. */
export const professions = [
  'Fashion Designer',
  'Textile Designer',
  'Costume Designer',
  'Fashion Merchandiser',
  shopsHere,
  anotherTrade,
] as const;

/** A profession as shown to others; '' if it names no trade. */
export function shownProfession(profession: string | null): string {
  return profession === null || profession === shopsHere || profession === anotherTrade ? '' : profession;
}

/** Limits of a profile photo; the server checks the bytes. */
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
