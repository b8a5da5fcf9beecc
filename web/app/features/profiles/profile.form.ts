import * as z from 'zod/mini';
import { roles } from '#contracts/accounts/roles.ts';
import { usualCountry } from '#contracts/profiles/country.ts';
import { type Profile, profileFields, updateProfile } from '#contracts/profiles/profiles.contract.ts';
import { withPlaceNames } from '#web/platform/i18n/places.ts';

/** The request itself, and what one is, which has a call of its own. */
export const profileForm = z.safeExtend(updateProfile.body, { role: z.enum(roles) });
export type ProfileForm = z.output<typeof profileForm>;

/** What shows who is changing the email. */
type Proof = 'currentPassword' | 'code';

/** What is kept of an unfinished form; never the password. */
export type ProfileDraft = Partial<Omit<ProfileForm, Proof>>;

const fields = Object.keys(profileFields.shape) as (keyof typeof profileFields.shape)[];
const names = [...fields, 'role'] as const;

/** Every field of a draft, empty. */
export const emptyProfile = Object.fromEntries(names.map((name) => [name, ''])) as Record<
  keyof ProfileDraft,
  string
>;

/** The form as it first appears. */
export function wordsOf(profile: Profile): ProfileForm {
  const words = Object.fromEntries(names.map((name) => [name, String(profile[name])]));
  if (words.country === '') words.country = usualCountry;
  return withPlaceNames({ ...(words as Omit<ProfileForm, Proof>), currentPassword: '', code: '' });
}

/** What the form says that the profile does not. */
export function changesOf(saved: ProfileForm, typed: ProfileForm): ProfileDraft {
  return Object.fromEntries(
    names.flatMap((name) => (typed[name] === saved[name] ? [] : [[name, typed[name]]])),
  );
}

/** The form after `sent` was saved as `saved`: what was typed since then stays. */
export function afterSaving(sent: ProfileForm, saved: ProfileForm, now: ProfileForm): ProfileForm {
  const since = names.flatMap((name) => (now[name] === sent[name] ? [] : [[name, now[name]]]));
  return { ...saved, ...Object.fromEntries(since) };
}

/** Whether saving will ask for the password: anyone who has the email has the account. */
export function asksPassword(saved: Pick<ProfileForm, 'email'>, email: string): boolean {
  return email.trim().toLowerCase() !== saved.email.toLowerCase();
}
