import { inTransaction } from '../../platform/db/transaction.ts';
import { invalidInput, notFound } from '../../platform/http/app-error.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { findAccountById } from './accounts.queries.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { hashPassword, isPasswordRight } from './passwords.ts';
import { replacePassword } from './replace-password.ts';

/** Against somebody who found a browser open: as strict as signing in (threat 18). */
const perAccount = { name: 'change-password', most: 10, seconds: 15 * 60 };

interface Passwords {
  currentPassword: string;
  password: string;
}

/** Sets a new password with the old one; this browser stays signed in. Throws INVALID_INPUT. */
export async function changePassword(
  services: Services,
  viewer: Viewer,
  { currentPassword, password }: Passwords,
): Promise<void> {
  await services.limits.spendFor(perAccount, String(viewer.id));
  const account = await findAccountById(services.db, viewer.id);
  if (!account) throw notFound('This account');
  if (!(await isPasswordRight(account.passwordHash, currentPassword))) {
    throw invalidInput({ currentPassword: 'This is not your current password.' });
  }
  refuseCommonPassword(password);
  const passwordHash = await hashPassword(password);
  await inTransaction(services.db, (tx) =>
    replacePassword(tx, services, {
      userId: viewer.id,
      passwordHash,
      keptSessionId: viewer.sessionId,
    }),
  );
}
