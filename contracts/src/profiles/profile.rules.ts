import type { Role } from '#contracts/accounts/accounts.contract.ts';
import { roles } from '#contracts/accounts/roles.ts';
import { pictureRules } from '#contracts/platform/upload-rules.ts';

/** What one may choose to be. ADMIN is given by an admin or at the server itself, never chosen. */
export const choosableRoles = roles.filter((role): role is Exclude<Role, 'ADMIN'> => role !== 'ADMIN');

/** Said of a maker's profile that names none. */
export const professionSentence = 'Profession is required';

/** What the form offers; whoever does something else writes it down. */
export const professions = [
  'Fashion Designer',
  'Textile Designer',
  'Costume Designer',
  'Fashion Merchandiser',
] as const;

/** What a photo of a person may be; the server reads the bytes to check. */
export const profileImageRules = {
  types: pictureRules.types,
  maxBytes: 5 * 1024 * 1024,
} as const;

/** Said of a photo that cannot be taken. */
export const profileImageSentences = {
  none: 'Please select an image file',
  tooLarge: 'Please select an image smaller than 5MB.',
  wrongType: 'Please select a valid image file.',
  oneOnly: 'A profile has one photo. Please send one file.',
} as const;
