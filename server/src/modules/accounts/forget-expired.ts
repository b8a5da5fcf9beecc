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
 * Deletes expired rows that hold personal data: sessions (network addresses), devices whose cookie has expired,
 * resets, text message codes after a day, links (addresses and numbers), and sign-ins after 90 days.
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
