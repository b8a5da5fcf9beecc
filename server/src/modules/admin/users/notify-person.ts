import type { Role } from '#contracts/accounts/accounts.contract.ts';
import type { CorrectedFact, UserAct } from '#contracts/admin/users/users.rules.ts';
import type { IstDay } from '#contracts/platform/ist-day.ts';
import { type LetterContent, letterOf, letterPart, partInWords } from '#contracts/words/letter.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import type { Services } from '#server/platform/services.ts';
import { addressee } from './users.queries.ts';

/** What sending a letter requires; the command line has only this. */
interface Given {
  mail: Pick<Services['mail'], 'send'>;
  env: Pick<Services['env'], 'PUBLIC_URL'>;
}

/** Writes to a person what an admin corrected in their account, and why. */
export async function notifyOfCorrection(
  services: Given,
  tx: Transaction,
  {
    userId,
    facts,
    lostSeal,
    reason,
  }: { userId: number; facts: CorrectedFact[]; lostSeal: boolean; reason: string },
): Promise<void> {
  const letter = letterOf(lostSeal ? 'people.correctedWithoutSeal' : 'people.corrected', {
    facts: (locale) => facts.map((fact) => partInWords(letterPart(`facts.${fact}`), locale)).join(', '),
    reason,
    page: `${services.env.PUBLIC_URL}/profile`,
  });
  await write(services, tx, userId, letter);
}

interface ActNotice {
  userId: number;
  act: UserAct;
  role?: Role | undefined;
  /** The last day of a suspension; undefined if it has no end. */
  until?: IstDay | undefined;
  reason: string;
}

/**
 * Writes to a person what an admin decided about them, and why. The reasons of favourable decisions stay in the log.
 */
export async function notifyOfAct(
  services: Given,
  tx: Transaction,
  { userId, act, role = 'USER', until, reason }: ActNotice,
): Promise<void> {
  const letter = letters[act]({ site: services.env.PUBLIC_URL, role, until, reason });
  await write(services, tx, userId, letter);
}

interface Facts {
  site: string;
  role: Role;
  until: IstDay | undefined;
  reason: string;
}

const letters: Record<UserAct, (facts: Facts) => LetterContent> = {
  ROLE_CHANGED: ({ site, role, reason }) =>
    letterOf(role === 'ADMIN' ? 'people.madeAdmin' : 'people.ROLE_CHANGED', {
      role: letterPart(`roles.${role}`),
      reason,
      page: `${site}/profile`,
    }),
  USER_VERIFIED: ({ site }) => letterOf('people.USER_VERIFIED', { page: `${site}/profile` }),
  USER_UNVERIFIED: ({ site, reason }) =>
    letterOf('people.USER_UNVERIFIED', { reason, page: `${site}/profile?tab=verification` }),
  USER_SUSPENDED: ({ site, until, reason }) => {
    const values = { reason, page: `${site}/contact` };
    return until === undefined
      ? letterOf('people.USER_SUSPENDED', values)
      : letterOf('people.suspendedUntil', { ...values, day: until });
  },
  USER_BANNED: ({ site, reason }) => letterOf('people.USER_BANNED', { reason, page: `${site}/contact` }),
  USER_RESTORED: ({ site }) => letterOf('people.USER_RESTORED', { page: `${site}/signin` }),
  SESSIONS_ENDED: ({ site, reason }) =>
    letterOf('people.SESSIONS_ENDED', { reason, page: `${site}/forgot-password` }),
};

async function write({ mail }: Given, tx: Transaction, userId: number, says: LetterContent): Promise<void> {
  const [person] = await addressee(tx, [userId]);
  if (!person) return;
  // Only the reason is written by an admin, so the letter counts as ours.
  await mail.send(tx, { to: person.email, isOurs: true, name: person.name, says });
}
