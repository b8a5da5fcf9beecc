import { notFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { findAccountById } from '../accounts.queries.ts';
import { isPasswordRight } from './passwords.ts';

/** Against a person who found a browser open: as strict as signing in. */
const perAccount = { name: 'own-password', most: 10, seconds: 15 * 60 };

/** Whether a person who is signed in knows the password too. Throws RATE_LIMITED after many guesses. */
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
