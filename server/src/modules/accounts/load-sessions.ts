import type { Session } from '#contracts/accounts/sessions.contract.ts';
import type { Executor } from '../../platform/db/executor.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { presentSession } from './present-session.ts';
import { sessionsOf } from './sessions.queries.ts';

export async function loadSessions(executor: Executor, viewer: Viewer): Promise<Session[]> {
  const rows = await sessionsOf(executor, [viewer.id, viewer.sessionId]);
  return rows.map((row) => presentSession(row, viewer.sessionId));
}
