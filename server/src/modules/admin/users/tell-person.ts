import type { Role } from '#contracts/accounts/accounts.contract.ts';
import { type CorrectedFact, factNames, type UserAct } from '#contracts/admin/users/users.rules.ts';
import { dayInWords, noonOf } from '#contracts/platform/dates-in-words.ts';
import type { IstDay } from '#contracts/platform/ist-day.ts';
import { greet } from '#server/modules/accounts/public.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import type { Services } from '#server/platform/services.ts';
import { addressee } from './users.queries.ts';

type Given = Pick<Services, 'mail' | 'env'>;

/** Writes to somebody what an admin has corrected in their account, and why. */
export async function tellOfCorrection(
  services: Given,
  tx: Transaction,
  {
    userId,
    facts,
    lostSeal,
    reason,
  }: { userId: number; facts: CorrectedFact[]; lostSeal: boolean; reason: string },
): Promise<void> {
  const names = facts.map((fact) => factNames[fact]).join(', ');
  const seal = lostSeal
    ? ' The seal was given to the name you had, so you may ask to be verified again.'
    : '';
  await write(services, tx, userId, 'Your Tanabana account was corrected', [
    `our team has corrected what your account says of you: ${names}.${seal}`,
    `Why: ${reason}`,
    `See what it says now: ${services.env.PUBLIC_URL}/profile`,
  ]);
}

interface Told {
  userId: number;
  act: UserAct;
  role?: Role | undefined;
  /** The last day of a suspension; undefined for one without an end. */
  until?: IstDay | undefined;
  reason: string;
}

/** Writes to somebody what an admin has decided about them, and why; for what is good the reason stays in the log. */
export async function tellOfAct(
  services: Given,
  tx: Transaction,
  { userId, act, role = 'USER', until, reason }: Told,
): Promise<void> {
  const { PUBLIC_URL: site } = services.env;
  const { subject, told, next } = words[act]({ site, role, until });
  const isGood = act === 'USER_VERIFIED' || act === 'USER_RESTORED';
  await write(services, tx, userId, subject, isGood ? [told, next] : [told, `Why: ${reason}`, next]);
}

interface Facts {
  site: string;
  role: Role;
  until: IstDay | undefined;
}

/** As the screens call them. */
const roleNames: Record<Role, string> = {
  USER: 'Customer',
  DESIGNER: 'Designer',
  VENDOR: 'Vendor',
  MASTER: 'Master',
  JARIWALA: 'Jariwala',
  KARKHANDAR: 'Karkhandar',
  ARTIST: 'Artist',
  ADMIN: 'Admin',
};

const wrongly = (site: string) => `If you think this is a mistake, write to us: ${site}/contact`;

const words: Record<UserAct, (facts: Facts) => { subject: string; told: string; next: string }> = {
  ROLE_CHANGED: ({ role, site }) => ({
    subject: 'Your role on Tanabana was changed',
    told: `our team has changed your role: it is ${roleNames[role]} from now on.${role === 'ADMIN' ? ' You were signed out everywhere, so please sign in again.' : ''}`,
    next: `See your profile: ${site}/profile`,
  }),
  USER_VERIFIED: ({ site }) => ({
    subject: 'You are verified on Tanabana',
    told: 'our team has verified you, and the seal stands beside your name from now on. If you change your name, the seal goes until we have looked again.',
    next: `See your profile: ${site}/profile`,
  }),
  USER_UNVERIFIED: ({ site }) => ({
    subject: 'Your Tanabana account lost its seal',
    told: 'our team has taken the seal from beside your name.',
    next: `You may ask to be verified again: ${site}/profile?tab=verification`,
  }),
  USER_SUSPENDED: ({ until, site }) => ({
    subject: 'Your Tanabana account is suspended',
    told: `our team has suspended your account${until === undefined ? '' : ` until the end of ${dayInWords(noonOf(until))}`}. You can sign in and read, but not act.`,
    next: wrongly(site),
  }),
  USER_BANNED: ({ site }) => ({
    subject: 'Your Tanabana account was closed',
    told: 'our team has closed your account, and you were signed out everywhere. What becomes of orders under way, our team settles with their other side.',
    next: wrongly(site),
  }),
  USER_RESTORED: ({ site }) => ({
    subject: 'Your Tanabana account is open again',
    told: 'our team has restored your account, and you can use it as before.',
    next: `Sign in: ${site}/signin`,
  }),
  SESSIONS_ENDED: ({ site }) => ({
    subject: 'You were signed out of Tanabana',
    told: 'our team has signed your account out in every browser. You can sign in again.',
    next: `If you did not expect this, choose a new password: ${site}/forgot-password`,
  }),
};

async function write(
  { mail }: Given,
  tx: Transaction,
  userId: number,
  subject: string,
  paragraphs: readonly string[],
): Promise<void> {
  const [person] = await addressee(tx, [userId]);
  if (!person) return;
  // The reason is an admin's, every other word ours, and the greeting leaves the name out where nobody has confirmed the address.
  await mail.send(tx, {
    to: person.email,
    isOurs: true,
    subject,
    text: [greet(person), ...paragraphs].join('\n\n'),
  });
}
