import { type CorrectedFact, factNames } from '#contracts/admin/users/users.rules.ts';
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

/** Writes to somebody that an admin has signed them out, and why. */
export async function tellOfSignOut(
  services: Given,
  tx: Transaction,
  userId: number,
  reason: string,
): Promise<void> {
  await write(services, tx, userId, 'You were signed out of Tanabana', [
    'our team has signed your account out in every browser. You can sign in again.',
    `Why: ${reason}`,
    `If you did not expect this, choose a new password: ${services.env.PUBLIC_URL}/forgot-password`,
  ]);
}

async function write(
  { mail }: Given,
  tx: Transaction,
  userId: number,
  subject: string,
  paragraphs: readonly string[],
): Promise<void> {
  const [person] = await addressee(tx, [userId]);
  if (!person) return;
  await mail.send(tx, { to: person.email, subject, text: [greet(person), ...paragraphs].join('\n\n') });
}
