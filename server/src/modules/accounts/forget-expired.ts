import { signInDays } from '#contracts/accounts/sign-ins.rules.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { deleteOldConfirmations } from './emails/email-confirmations.queries.ts';
import { deleteOldTextCodes } from './numbers/numbers.queries.ts';
import { deleteOldResets } from './passwords/password-resets.queries.ts';
import { deleteOldDevices } from './sessions/known-devices.queries.ts';
import { deleteExpiredSessions } from './sessions/sessions.queries.ts';
import { deleteOldSignIns } from './sessions/sign-ins.queries.ts';
import { deleteOldChallenges } from './two-factor/challenges.queries.ts';

/**
 * Removes what has run out and would only be personal data from then on: sessions, which hold network addresses,
 * devices whose cookie is gone, resets, codes by text message of a day ago and links, which hold addresses and numbers, and sign-ins of 90 days ago.
 */
export async function forgetExpired(executor: Executor): Promise<void> {
  await deleteExpiredSessions(executor, []);
  await deleteOldDevices(executor, []);
  await deleteOldResets(executor, []);
  await deleteOldTextCodes(executor, []);
  await deleteOldConfirmations(executor, []);
  await deleteOldChallenges(executor, []);
  await deleteOldSignIns(executor, [signInDays]);
}
