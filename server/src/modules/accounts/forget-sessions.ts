import type { Executor } from '../../platform/db/executor.ts';
import { deleteOldDevices } from './known-devices.queries.ts';
import { deleteExpiredSessions } from './sessions.queries.ts';

/**
 * Removes sessions that have run out, which hold network addresses, and devices whose cookie has. Nobody can use
 * them any more.
 */
export async function forgetSessions(executor: Executor): Promise<void> {
  await deleteExpiredSessions(executor, []);
  await deleteOldDevices(executor, []);
}
