/** What a maker's profile needs before it counts as filled in, in the order of the form. */
const makerParts = [
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
const makerExtras = ['bio', 'profileImage'] as const;
/** What a parcel needs. Of those who only buy nothing more is asked: nobody looks them up. */
const shopperParts = makerParts.filter((part) => part !== 'profession');
const shopperExtras = ['profileImage'] as const;

export type ProfilePart = (typeof makerParts)[number] | (typeof makerExtras)[number];

export interface Completion {
  /** Of the parts that are asked for, rounded. */
  percent: number;
  /** All is there, only what is optional is missing, or something that is required. */
  state: 'complete' | 'inviting' | 'lacking';
  /** What is still to be filled in, the required parts first. */
  missing: ProfilePart[];
}

/** How complete a profile is. A part that holds only spaces is empty. */
export function completionOf(
  profile: Record<ProfilePart, string | null>,
  { sells }: { sells: boolean },
): Completion {
  const requiredParts: readonly ProfilePart[] = sells ? makerParts : shopperParts;
  const optionalParts: readonly ProfilePart[] = sells ? makerExtras : shopperExtras;
  const isEmpty = (part: ProfilePart) => (profile[part] ?? '').trim() === '';
  const lacking = requiredParts.filter(isEmpty);
  const missing = [...lacking, ...optionalParts.filter(isEmpty)];
  const parts = requiredParts.length + optionalParts.length;
  return {
    percent: Math.round(((parts - missing.length) / parts) * 100),
    state: missing.length === 0 ? 'complete' : lacking.length === 0 ? 'inviting' : 'lacking',
    missing,
  };
}
