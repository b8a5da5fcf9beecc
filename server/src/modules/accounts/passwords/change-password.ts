import { sentence } from '#contracts/words/sentence.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { invalidInput } from '#server/platform/http/app-error.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import type { Services } from '#server/platform/services.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { isOwnPassword } from './is-own-password.ts';
import { hashPassword } from './passwords.ts';
import { replacePassword } from './replace-password.ts';

interface Passwords {
  currentPassword: string;
  password: string;
}

/** Sets a new password, given the old one; this browser stays signed in. Throws INVALID_INPUT. */
export async function changePassword(
  services: Services,
  viewer: Viewer,
  { currentPassword, password }: Passwords,
): Promise<void> {
  if (!(await isOwnPassword(services, viewer.id, currentPassword))) {
    throw invalidInput({ currentPassword: sentence('accounts.notCurrentPassword') });
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
