import { inTransaction } from '../../platform/db/transaction.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { sessionsEnded } from './accounts.events.ts';
import { deleteSession } from './sessions.queries.ts';

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
