import { usualCountry } from './country.ts';

/** What a profile needs before it counts as filled in, in the order of the form. */
const requiredParts = [
  'name',
  'email',
  'phone',
  'address',
  'city',
  'state',
  'pincode',
  'country',
  'profession',
] as const;
const optionalParts = ['bio', 'profileImage'] as const;
const parts = [...requiredParts, ...optionalParts];

export type ProfilePart = (typeof parts)[number];

export interface Completion {
  /** Of all eleven parts, rounded. */
  percent: number;
  /** All is there, only what is optional is missing, or something that is required. */
  state: 'complete' | 'inviting' | 'lacking';
  /** What is still to be filled in, in the order of the form. */
  missing: { required: ProfilePart[]; optional: ProfilePart[] };
}

/** How complete a profile is. A part that holds only spaces is empty; the country has one chosen from the beginning. */
export function completionOf(profile: Record<ProfilePart, string | null>): Completion {
  const said = { ...profile, country: profile.country || usualCountry };
  const isEmpty = (part: ProfilePart) => (said[part] ?? '').trim() === '';
  const required = requiredParts.filter(isEmpty);
  const optional = optionalParts.filter(isEmpty);
  const count = required.length + optional.length;
  return {
    percent: Math.round(((parts.length - count) / parts.length) * 100),
    state: count === 0 ? 'complete' : required.length > 0 ? 'lacking' : 'inviting',
    missing: { required, optional },
  };
}
