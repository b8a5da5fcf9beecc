import type { Executor } from '../../platform/db/executor.ts';
import { deleteExpiredSessions } from './sessions.queries.ts';

/** Removes sessions that have run out; they hold network addresses, and nobody can use them any more. */
export async function forgetSessions(executor: Executor): Promise<void> {
  await deleteExpiredSessions(executor, []);
}
