import type { Database } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { findAccountByEmail, setRole } from './accounts.queries.ts';
import { deleteSessionsOf } from './sessions/sessions.queries.ts';

/**
 * Makes somebody an admin; false when nobody has this address. Their sessions end, so that a token from before
 * does not carry the new power.
 */
export async function grantAdmin(db: Database, email: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const account = await findAccountByEmail(tx, email);
    if (account?.status !== 'ACTIVE') return false;
    if (account.role === 'ADMIN') return true;
    await setRole(tx, account.id, 'ADMIN');
    await deleteSessionsOf(tx, account.id);
    return true;
  });
}
