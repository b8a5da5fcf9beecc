import { letterOf } from '#contracts/words/letter.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { findAccountById, setPassword } from '../accounts.queries.ts';
import { dropPendingEmail } from '../emails/cancel-email-change.ts';
import { endOtherSessions } from '../sessions/end-other-sessions.ts';
import { forgetDevicesOf } from '../sessions/known-devices.queries.ts';
import { voidChallenges } from '../two-factor/challenges.queries.ts';
import { voidResets } from './password-resets.queries.ts';

interface Replacement {
  userId: number;
  passwordHash: string;
  /** The browser that stays signed in; if none, all sessions end. */
  keptSessionId?: number;
}

/**
 * Sets a new password. Ends everything opened with the old one: sessions, sign-ins that wait for a code, codes, a
 * pending email change, and known devices. Notifies the person.
 */
export async function replacePassword(
  tx: Transaction,
  { events, mail, env }: Services,
  { userId, passwordHash, keptSessionId }: Replacement,
): Promise<void> {
  const account = await findAccountById(tx, userId);
  if (!account || !(await setPassword(tx, userId, passwordHash))) throw notFound('accounts.accountMissing');
  await voidResets(tx, userId);
  await voidChallenges(tx, [userId]);
  await dropPendingEmail(tx, userId);
  await forgetDevicesOf(tx, [userId]);
  await endOtherSessions(tx, events, userId, keptSessionId);
  await mail.send(tx, {
    to: account.email,
    isOurs: true,
    name: account.name,
    says: letterOf('accounts.passwordChanged', { page: `${env.PUBLIC_URL}/forgot-password` }),
  });
}
