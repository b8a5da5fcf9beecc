import { notFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { findAccountById } from '../accounts.queries.ts';
import { isPasswordRight } from './passwords.ts';

/** As strict as signing in, in case another person uses an unattended browser. */
const perAccount = { name: 'own-password', most: 10, seconds: 15 * 60 };

/** Whether a signed-in person knows the password. Throws RATE_LIMITED after many guesses. */
export async function isOwnPassword(
  { db, limits }: Pick<Services, 'db' | 'limits'>,
  userId: number,
  password: string,
): Promise<boolean> {
  await limits.spendFor(perAccount, String(userId));
  const account = await findAccountById(db, userId);
  if (!account) throw notFound('accounts.accountMissing');
  return isPasswordRight(account.passwordHash, password);
}
