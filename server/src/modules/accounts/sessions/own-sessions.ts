import type { Session } from '#contracts/accounts/sessions.contract.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import type { Services } from '#server/platform/services.ts';
import { sessionsEnded } from '../accounts.events.ts';
import { presentSession } from './present-session.ts';
import { deleteSession, sessionsOf } from './sessions.queries.ts';

/** The live sessions of a person; `sessionId` is the one that asks. */
export async function loadSessions(
  executor: Executor,
  { id, sessionId }: Pick<Viewer, 'id' | 'sessionId'>,
): Promise<Session[]> {
  const rows = await sessionsOf(executor, [id, sessionId]);
  return rows.map((row) => presentSession(row, sessionId));
}

/** Throws NOT_FOUND if the session has ended or belongs to another person. */
export async function endSession(
  { db, events }: Services,
  viewer: Pick<Viewer, 'id'>,
  sessionId: number,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await deleteSession(tx, viewer.id, sessionId))) throw notFound('accounts.sessionMissing');
    await events.publish(tx, sessionsEnded, { sessionIds: [sessionId] });
  });
}
