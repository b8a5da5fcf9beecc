import { AppError } from '../../platform/http/app-error.ts';
import type { Services } from '../../platform/services.ts';
import { type Account, findAccountByEmail } from './accounts.queries.ts';
import { isPasswordRight, pretendToCheck } from './passwords.ts';

/**
 * Failures, counted for the address as typed, whether or not somebody has it (threats 17, 18). Each try is counted
 * before the password is looked at, so that many at once are not let through, and taken back where it was right.
 */
const perAccount = { name: 'login-account', most: 10, seconds: 15 * 60 };

/** Answers with the account. Every failure has the same sentence and takes the same time (threats 17, 18). */
export async function signIn({ db, limits }: Services, email: string, password: string): Promise<Account> {
  await limits.spendFor(perAccount, email.toLowerCase());
  const account = await findAccountByEmail(db, email);
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
  await limits.giveBackFor(perAccount, email.toLowerCase());
  return account;
}

function invalidCredentials(): AppError {
  return new AppError('INVALID_CREDENTIALS', 'Invalid email or password.');
}
