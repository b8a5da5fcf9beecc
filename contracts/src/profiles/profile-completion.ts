import { usualCountry } from './country.ts';

/** The parts that a profile needs to count as complete, in the order of the form. */
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
  /** Percent of all eleven parts, rounded. */
  percent: number;
  /** complete: nothing is missing. inviting: only optional parts are missing. lacking: a required part is missing. */
  state: 'complete' | 'inviting' | 'lacking';
  /** Missing parts, in the order of the form. */
  missing: { required: ProfilePart[]; optional: ProfilePart[] };
}

/** How complete a profile is. A part that contains only spaces is empty; the country has a default. */
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
