import * as z from 'zod/mini';
import { roles } from '#contracts/accounts/roles.ts';
import { usualCountry } from '#contracts/profiles/country.ts';
import { type Profile, profileFields, updateProfile } from '#contracts/profiles/profiles.contract.ts';
import { withPlaceNames } from '#web/platform/i18n/places.ts';

/** The request's schema plus the role, which is saved by a call of its own. */
export const profileForm = z.safeExtend(updateProfile.body, { role: z.enum(roles) });
export type ProfileForm = z.output<typeof profileForm>;

/** Fields that prove who is changing the email. */
type Proof = 'currentPassword' | 'code';

/** The draft of an unfinished form; never includes the password or the code. */
export type ProfileDraft = Partial<Omit<ProfileForm, Proof>>;

const fields = Object.keys(profileFields.shape) as (keyof typeof profileFields.shape)[];
const names = [...fields, 'role'] as const;

/** Every field of a draft, empty. */
export const emptyProfile = Object.fromEntries(names.map((name) => [name, ''])) as Record<
  keyof ProfileDraft,
  string
>;

/** The form's initial values. */
export function wordsOf(profile: Profile): ProfileForm {
  const words = Object.fromEntries(names.map((name) => [name, String(profile[name])]));
  if (words.country === '') words.country = usualCountry;
  return withPlaceNames({ ...(words as Omit<ProfileForm, Proof>), currentPassword: '', code: '' });
}

/** The fields that differ from the saved profile. */
export function changesOf(saved: ProfileForm, typed: ProfileForm): ProfileDraft {
  return Object.fromEntries(
    names.flatMap((name) => (typed[name] === saved[name] ? [] : [[name, typed[name]]])),
  );
}

/** The form after `sent` was saved as `saved`: edits made since then stay. */
export function afterSaving(sent: ProfileForm, saved: ProfileForm, now: ProfileForm): ProfileForm {
  const since = names.flatMap((name) => (now[name] === sent[name] ? [] : [[name, now[name]]]));
  return { ...saved, ...Object.fromEntries(since) };
}

/** Whether saving requires the password: access to the email gives access to the account. */
export function asksPassword(saved: Pick<ProfileForm, 'email'>, email: string): boolean {
  return email.trim().toLowerCase() !== saved.email.toLowerCase();
}
