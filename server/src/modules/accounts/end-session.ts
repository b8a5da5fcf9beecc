import type { Services } from '../../platform/services.ts';
import { hashSessionToken } from './session-token.ts';
import { deleteSessionByToken } from './sessions.queries.ts';

/** Ends the session of a token, and the live connections of its tabs. */
export async function endSession(
  { db, realtime }: Pick<Services, 'db' | 'realtime'>,
  token: string,
): Promise<void> {
  const ended = await deleteSessionByToken(db, hashSessionToken(token));
  if (ended !== undefined) realtime.disconnectSession(ended);
}
