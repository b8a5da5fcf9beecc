import type { Locale } from '#contracts/platform/locales.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import type { Services } from '#server/platform/services.ts';
import { findAccountByEmail, lockAccount } from '../accounts.queries.ts';
import { sendChangeConfirmation, sendConfirmation } from './send-confirmation.ts';

/**
 * Sends the confirmation link again, in the language of the request: to the pending address, or to the account's own
 * if it is not confirmed. Returns that address, or null if there is nothing to confirm.
 */
export async function askForConfirmation(
  services: Services,
  viewer: Viewer,
  askedIn: Locale,
): Promise<string | null> {
  return inTransaction(services.db, async (tx) => {
    const account = await lockAccount(tx, viewer.id);
    if (!account) throw notFound('accounts.accountMissing');
    const { pendingEmail } = account;
    const asker = { userId: account.id, askedIn };
    if (pendingEmail !== null) {
      const owner = await findAccountByEmail(tx, pendingEmail);
      await sendChangeConfirmation(tx, services, asker, { email: pendingEmail, owner });
      return pendingEmail;
    }
    if (account.emailConfirmedAt !== null) return null;
    await sendConfirmation(tx, services, asker, account.email);
    return account.email;
  });
}
