import type { Executor } from '#server/platform/db/executor.ts';
import { deleteOldConfirmations } from './emails/email-confirmations.queries.ts';
import { deleteOldResets } from './passwords/password-resets.queries.ts';
import { deleteOldDevices } from './sessions/known-devices.queries.ts';
import { deleteExpiredSessions } from './sessions/sessions.queries.ts';

/**
 * Removes what has run out and would only be personal data from then on: sessions, which hold network addresses,
 * devices whose cookie is gone, and resets of a day ago and links, which hold mail addresses.
 */
export async function forgetExpired(executor: Executor): Promise<void> {
  await deleteExpiredSessions(executor, []);
  await deleteOldDevices(executor, []);
  await deleteOldResets(executor, []);
  await deleteOldConfirmations(executor, []);
}
