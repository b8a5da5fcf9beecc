import { type Sentence, sentence } from '#contracts/words/sentence.ts';
/** Whether a person may use the site: a suspension ends, or is ended; the account of a ban is closed. */
export const standings = ['ACTIVE', 'SUSPENDED', 'BANNED', 'DELETED'] as const;
export type UserStanding = (typeof standings)[number];

export const userSorts = ['newest', 'oldest', 'name'] as const;
export type UserSort = (typeof userSorts)[number];

/** What an admin may do to a person, as the audit log names it. */
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

/** Acts that restrict access to the site. */
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

/** What an admin may correct about somebody. The e-mail is not among it: anyone who has the e-mail has the account. */
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

/** Each fact as letters and sentences name it. */
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
