import { sentence } from '#contracts/words/sentence.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { changeAccountRow, lockAccount } from '../accounts.queries.ts';
import { forgetNumber } from '../numbers/confirm-number.ts';
import { hashSecretToken } from '../secret-token.ts';
import { endTwoFactor } from '../two-factor/two-factor.queries.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { isTokenGood, spendToken } from './password-resets.queries.ts';
import { hashPassword } from './passwords.ts';
import { replacePassword } from './replace-password.ts';

/**
 * Sets a new password with the single-use token of a correct code and ends all sessions. A refused password does not
 * use up the token. The code was read at the account's address, so that address becomes confirmed; if it was not, the
 * account may have been a stranger's, so its two-factor sign-in ends. A mobile number is deleted, and a letter says
 * so. Returns the person's id. Throws INVALID_INPUT for the password, BAD_REQUEST for the token.
 */
export async function resetPassword(services: Services, token: string, password: string): Promise<number> {
  refuseCommonPassword(password);
  const tokenHash = hashSecretToken(token);
  if (!(await isTokenGood(services.db, tokenHash))) throw spent();
  const passwordHash = await hashPassword(password);
  return inTransaction(services.db, async (tx: Transaction) => {
    const userId = await spendToken(tx, tokenHash);
    if (userId === undefined) throw spent();
    const account = await lockAccount(tx, userId);
    if (account?.emailConfirmedAt === null) {
      await changeAccountRow(tx, userId, { emailConfirmedAt: services.clock.now() });
      await endTwoFactor(tx, userId);
    }
    // A stranger who knew the password may have added a number that could still sign in.
    if (account) await forgetNumber(services, tx, account);
    await replacePassword(tx, services, { userId, passwordHash });
    return userId;
  });
}

function spent(): AppError {
  return new AppError('BAD_REQUEST', sentence('accounts.stepSpent'));
}
