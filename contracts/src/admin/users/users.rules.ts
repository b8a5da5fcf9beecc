import { type Sentence, sentence } from '#contracts/words/sentence.ts';
/** Whether a person may use the site. A suspension ends by itself or is lifted; a ban closes the account. */
export const standings = ['ACTIVE', 'SUSPENDED', 'BANNED', 'DELETED'] as const;
export type UserStanding = (typeof standings)[number];

export const userSorts = ['newest', 'oldest', 'name'] as const;
export type UserSort = (typeof userSorts)[number];

/** An admin's action on a person, as the audit log names it. */
export const userActs = [
  'ROLE_CHANGED',
  'USER_VERIFIED',
  'USER_UNVERIFIED',
  'USER_SUSPENDED',
  'USER_BANNED',
  'USER_RESTORED',
  'SESSIONS_ENDED',
] as const;
export type UserAct = (typeof userActs)[number];

/** Actions that restrict access to the site. */
export const takesAway: readonly UserAct[] = ['USER_SUSPENDED', 'USER_BANNED'];

export const userSentences = {
  self: sentence('admin.notSelf'),
  role: sentence('admin.otherRole'),
  until: sentence('admin.todayOrLater'),
  deleted: sentence('admin.accountDeleted'),
  unconfirmed: sentence('admin.unconfirmed'),
  roleHeld: sentence('admin.restoreFirst'),
  nothing: sentence('admin.nothingChanged'),
  edited: sentence('done.userEdited'),
  outOfDate: sentence('admin.userOutOfDatePlain'),
};

/** The fields of a person that an admin may correct. The email is not among them, because it controls the account. */
export const correctedFacts = [
  'name',
  'role',
  'phone',
  'address',
  'city',
  'state',
  'pincode',
  'country',
] as const;
export type CorrectedFact = (typeof correctedFacts)[number];
export type UserFacts = Record<CorrectedFact, string>;

/** The name of each field in letters and sentences. */
const factNames: Record<CorrectedFact, string> = {
  name: 'name',
  role: 'role',
  phone: 'phone number',
  address: 'address',
  city: 'city',
  state: 'state',
  pincode: 'PIN code',
  country: 'country',
};

export function differingFacts(one: UserFacts, other: UserFacts): CorrectedFact[] {
  return correctedFacts.filter((fact) => one[fact] !== other[fact]);
}

/** The error for a stale correction, with both versions. */
export function staleFactsSentence(seen: UserFacts, now: UserFacts): Sentence {
  const facts = differingFacts(seen, now);
  const inWords = (version: UserFacts) =>
    facts.map((fact) => `${factNames[fact]} ${version[fact] || 'empty'}`).join(', ');
  return sentence('admin.userChanged', { seen: inWords(seen), now: inWords(now) });
}
