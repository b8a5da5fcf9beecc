/** What a profile needs before it counts as filled in, in the order of the form (spec part 1, section 9). */
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

export type ProfilePart = (typeof requiredParts)[number] | (typeof optionalParts)[number];

export interface Completion {
  /** Of the eleven parts, rounded. */
  percent: number;
  sentence: string;
  /** What is still to be filled in, the required parts first. */
  missing: ProfilePart[];
}

/** How complete a profile is, and what is said about it. A part that holds only spaces is empty. */
export function completionOf(profile: Record<ProfilePart, string | null>): Completion {
  const isEmpty = (part: ProfilePart) => (profile[part] ?? '').trim() === '';
  const lacking = requiredParts.filter(isEmpty);
  const missing = [...lacking, ...optionalParts.filter(isEmpty)];
  const parts = requiredParts.length + optionalParts.length;
  return {
    percent: Math.round(((parts - missing.length) / parts) * 100),
    sentence:
      missing.length === 0
        ? 'Perfect! Your profile is complete'
        : lacking.length === 0
          ? 'Great! Add optional info to reach 100%'
          : 'Complete required fields to unlock all features',
    missing,
  };
}
