import { deleteSessionsOf, findAccountByEmail, setRole } from '#server/modules/accounts/public.ts';
import { systemClock } from '#server/platform/clock/clock.ts';
import type { Database } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { recordAct } from '../audit/record-act.ts';

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
    await recordAct({ clock: systemClock }, tx, {
      adminId: null,
      name: 'ROLE_CHANGED',
      subject: 'USER',
      subjectId: account.id,
      before: { role: account.role },
      after: { role: 'ADMIN' },
      reason: 'Granted from the server’s command line.',
    });
    return true;
  });
}
