import { endTwoFactor, findAccountByEmail } from '#server/modules/accounts/public.ts';
import { systemClock } from '#server/platform/clock/clock.ts';
import type { Database } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { recordAct } from '../audit/record-act.ts';

/**
 * Turns two-factor sign-in off for a person who lost their app and recovery codes. Returns false if no account has
 * this address or it is already off.
 */
export async function removeTwoFactor(db: Database, email: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const account = await findAccountByEmail(tx, email);
    if (account?.status !== 'ACTIVE' || !(await endTwoFactor(tx, account.id))) return false;
    await recordAct({ clock: systemClock }, tx, {
      adminId: null,
      name: 'TWO_FACTOR_REMOVED',
      subject: 'USER',
      subjectId: account.id,
      before: {},
      after: {},
      reason: 'Asked for by its person, from the server’s command line.',
    });
    return true;
  });
}
