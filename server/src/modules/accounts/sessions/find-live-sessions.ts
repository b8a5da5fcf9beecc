import type { Executor } from '#server/platform/db/executor.ts';
import { listLiveSessions } from './sessions.queries.ts';

/** Returns which of these sessions are still valid, by the same rule that admits a request. */
export function makeFindLiveSessions(
  db: Executor,
): (sessionIds: readonly number[]) => Promise<ReadonlySet<number>> {
  return async (sessionIds) => {
    const rows = await listLiveSessions(db, [sessionIds]);
    return new Set(rows.map(({ sessionId }) => sessionId));
  };
}
