import { AppError } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { type Account, findSignIn } from '../accounts.queries.ts';
import { isPasswordRight, pretendToCheck } from '../passwords/passwords.ts';
import { hashSecretToken } from '../secret-token.ts';
import { countTry, forgiveTry } from './sign-in-limits.ts';

interface Attempt {
  email: string;
  password: string;
  network: string;
  /** The token of the device's cookie, if it has one. */
  deviceToken: string | undefined;
}

/**
 * Answers with the account. Every failure has the same sentence and takes the same time, and an address that nobody
 * has is counted like one that somebody has. Throws INVALID_CREDENTIALS, FORBIDDEN, RATE_LIMITED.
 */
export async function signIn({ db, limits }: Services, attempt: Attempt): Promise<Account> {
  const { email, password, network, deviceToken } = attempt;
  const deviceHash = deviceToken === undefined ? null : hashSecretToken(deviceToken);
  // The database alone says which account an address means, so the account is found first and counted by its id.
  const { account, foldedEmail, isKnownDevice } = await findSignIn(db, email, deviceHash);
  const tried = {
    account: account ? `u${account.id}` : `e${foldedEmail}`,
    network,
    knownDevice: isKnownDevice ? deviceHash : null,
  };
  await countTry(limits, tried);
  if (!account || account.status === 'DELETED') {
    await pretendToCheck(password);
    throw invalidCredentials();
  }
  if (!(await isPasswordRight(account.passwordHash, password))) throw invalidCredentials();
  if (account.status !== 'ACTIVE') {
    throw new AppError(
      'FORBIDDEN',
      'This account is suspended. Please write to us if you think this is a mistake.',
    );
  }
  await forgiveTry(limits, tried);
  return account;
}

function invalidCredentials(): AppError {
  return new AppError('INVALID_CREDENTIALS', 'Invalid email or password.');
}
