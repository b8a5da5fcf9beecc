import type { Transaction } from '../../platform/db/executor.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Services } from '../../platform/services.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { isTokenGood, spendToken } from './password-resets.queries.ts';
import { hashPassword } from './passwords.ts';
import { replacePassword } from './replace-password.ts';
import { hashSecretToken } from './secret-token.ts';

/**
 * Sets a new password with the token of a right code, once, and signs the person out everywhere. A password that
 * is refused leaves the token as it was. Throws INVALID_INPUT for the password, BAD_REQUEST for the token.
 */
export async function resetPassword(services: Services, token: string, password: string): Promise<void> {
  refuseCommonPassword(password);
  const tokenHash = hashSecretToken(token);
  if (!(await isTokenGood(services.db, tokenHash))) throw spent();
  const passwordHash = await hashPassword(password);
  await inTransaction(services.db, async (tx: Transaction) => {
    const userId = await spendToken(tx, tokenHash);
    if (userId === undefined) throw spent();
    await replacePassword(tx, services, { userId, passwordHash });
  });
}

function spent(): AppError {
  return new AppError('BAD_REQUEST', 'This step has been used or is too old. Please ask for a new code.');
}
