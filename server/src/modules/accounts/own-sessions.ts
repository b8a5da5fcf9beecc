import type { Session } from '#contracts/accounts/sessions.contract.ts';
import type { Executor } from '../../platform/db/executor.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { sessionsEnded } from './accounts.events.ts';
import { presentSession } from './present-session.ts';
import { deleteSession, sessionsOf } from './sessions.queries.ts';

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
