import type { Session } from '#contracts/accounts/sessions.contract.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import type { Services } from '#server/platform/services.ts';
import { sessionsEnded } from './accounts.events.ts';
import { presentSession } from './sessions/present-session.ts';
import { deleteSession, sessionsOf } from './sessions/sessions.queries.ts';

export async function loadSessions(executor: Executor, viewer: Viewer): Promise<Session[]> {
  const rows = await sessionsOf(executor, [viewer.id, viewer.sessionId]);
  return rows.map((row) => presentSession(row, viewer.sessionId));
}

/** Throws NOT_FOUND for a session that is over and for one of somebody else. */
export async function endSession(
  { db, events }: Services,
  viewer: Pick<Viewer, 'id'>,
  sessionId: number,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await deleteSession(tx, viewer.id, sessionId))) throw notFound('This session');
    await events.publish(tx, sessionsEnded, { sessionIds: [sessionId] });
  });
}
