import * as z from 'zod/mini';
import type { Role } from '#contracts/accounts/accounts.contract.ts';
import { isTrade } from '#contracts/accounts/is-trade.ts';
import { requiredText } from '#contracts/platform/fields.ts';
import { professionSentence } from '#contracts/profiles/profile.rules.ts';
import { type Profile, profileFields, updateProfile } from '#contracts/profiles/profiles.contract.ts';

export type ProfileForm = z.output<typeof updateProfile.body>;

const ofTrades = z.safeExtend(updateProfile.body, { profession: requiredText(professionSentence, 80) });

/** The request itself: the form says what the server would say to somebody in this role. */
export function profileForm(role: Role): typeof updateProfile.body | typeof ofTrades {
  return isTrade(role) ? ofTrades : updateProfile.body;
}

/** What shows who is changing the email. */
type Proof = 'currentPassword' | 'code';

/** What is kept of an unfinished form; never the password. */
export type ProfileDraft = Partial<Omit<ProfileForm, Proof>>;

const names = Object.keys(profileFields.shape) as (keyof typeof profileFields.shape)[];

/** Every field of a draft, empty. */
export const emptyProfile = Object.fromEntries(names.map((name) => [name, ''])) as Record<
  keyof ProfileDraft,
  string
>;

/** The form as it first appears. */
export function wordsOf(profile: Profile): ProfileForm {
  const words = Object.fromEntries(names.map((name) => [name, String(profile[name])]));
  return { ...(words as Omit<ProfileForm, Proof>), currentPassword: '', code: '' };
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

/** Whether saving will ask for the password: whoever has the email has the account. */
export function asksPassword(saved: Pick<ProfileForm, 'email'>, email: string): boolean {
  return email.trim().toLowerCase() !== saved.email.toLowerCase();
}
