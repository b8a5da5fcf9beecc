import type { Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import type { Services } from '#server/platform/services.ts';
import { changeAccountRow, lockAccount } from '../accounts.queries.ts';
import { voidOtherConfirmations } from './email-confirmations.queries.ts';

/** Cancels the email change; the viewer keeps the present address. Idempotent. */
export async function cancelEmailChange({ db }: Pick<Services, 'db'>, viewer: Viewer): Promise<void> {
  await inTransaction(db, (tx) => dropPendingEmail(tx, viewer.id));
}

/** Deletes the pending address and its links. */
export async function dropPendingEmail(tx: Transaction, userId: number): Promise<void> {
  const account = await lockAccount(tx, userId);
  if (!account) return;
  await changeAccountRow(tx, userId, { pendingEmail: null });
  await voidOtherConfirmations(tx, userId, account.email);
}
