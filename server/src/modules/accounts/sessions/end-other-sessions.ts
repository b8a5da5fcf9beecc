import type { Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import type { Services } from '#server/platform/services.ts';
import { sessionsEnded } from '../accounts.events.ts';
import { deleteSessionsOf, sessionIdsOf } from './sessions.queries.ts';

/** Ends the viewer's other sessions; returns how many. */
export function endOthersOf({ db, events }: Services, viewer: Viewer): Promise<number> {
  return inTransaction(db, (tx) => endOtherSessions(tx, events, viewer.id, viewer.sessionId));
}

/** Ends all sessions of a person, except `keptSessionId` if given; returns how many. */
export async function endOtherSessions(
  tx: Transaction,
  events: Services['events'],
  userId: number,
  keptSessionId?: number,
): Promise<number> {
  const sessionIds = await deleteSessionsOf(tx, userId, keptSessionId);
  if (sessionIds.length > 0) await events.publish(tx, sessionsEnded, { sessionIds });
  return sessionIds.length;
}

/** Closes a person's live connections, so that each browser reconnects and is authenticated again. */
export async function reopenLive(tx: Transaction, events: Services['events'], userId: number): Promise<void> {
  const sessionIds = (await sessionIdsOf(tx, [userId])).map(({ id }) => id);
  if (sessionIds.length > 0) await events.publish(tx, sessionsEnded, { sessionIds });
}
