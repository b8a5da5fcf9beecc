import type { Executor } from '#server/platform/db/executor.ts';
import { listLiveSessions } from './sessions.queries.ts';

/** Tells which of some sessions may still be used, by the same rule that admits a request. */
export function makeFindLiveSessions(
  db: Executor,
): (sessionIds: readonly number[]) => Promise<ReadonlySet<number>> {
  return async (sessionIds) => {
    const rows = await listLiveSessions(db, [sessionIds]);
    return new Set(rows.map(({ sessionId }) => sessionId));
  };
}
