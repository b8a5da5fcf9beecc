import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { sessionsEnded } from '../accounts.events.ts';
import { hashSecretToken } from '../secret-token.ts';
import { deleteSessionByToken } from './sessions.queries.ts';

/** Ends the session of a token; an unknown token does nothing. */
export async function signOut({ db, events }: Services, token: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const sessionIds = await deleteSessionByToken(tx, hashSecretToken(token));
    if (sessionIds.length > 0) await events.publish(tx, sessionsEnded, { sessionIds });
  });
}
