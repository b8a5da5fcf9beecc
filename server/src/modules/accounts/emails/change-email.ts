import type { Locale } from '#contracts/platform/locales.ts';
import { letterOf } from '#contracts/words/letter.ts';
import { sentence } from '#contracts/words/sentence.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { invalidInput } from '#server/platform/http/app-error.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import type { Services } from '#server/platform/services.ts';
import { changeAccountRow, findAccountByEmail, findAccountById, renameAccount } from '../accounts.queries.ts';
import { isOwnPassword } from '../passwords/is-own-password.ts';
import { admitCode } from '../two-factor/spend-code.ts';
import { sendChangeConfirmation } from './send-confirmation.ts';

/** Low, because each change sends mail to an address that the viewer chooses. */
const perAccount = { name: 'change-email', most: 6, seconds: 24 * 60 * 60 };

/**
 * Whether `email` differs from the viewer's. A change requires the password, and the code if two-factor sign-in is
 * on, because access to the email gives access to the account. Throws INVALID_INPUT, RATE_LIMITED.
 */
export async function admitEmail(
  services: Services,
  viewer: Viewer,
  { email, currentPassword, code }: { email: string; currentPassword: string; code: string },
): Promise<boolean> {
  if (email.toLowerCase() === viewer.email.toLowerCase()) return false;
  if (currentPassword === '') {
    throw invalidInput({ currentPassword: sentence('accounts.passwordForEmail') });
  }
  if (!(await isOwnPassword(services, viewer.id, currentPassword))) {
    throw invalidInput({ currentPassword: sentence('accounts.notCurrentPassword') });
  }
  await admitCode(services, viewer.id, code);
  await services.limits.spendFor(perAccount, String(viewer.id));
  return true;
}

/**
 * Renames the viewer and, if admitted, stores the new email as pending until it is confirmed. Both addresses are
 * notified. A verified account that is renamed loses its seal. If the new address is taken, only its owner is told.
 */
export async function changeAccount(
  tx: Transaction,
  services: Services,
  viewer: Viewer,
  { name, email, isNewEmail, askedIn }: { name: string; email: string; isNewEmail: boolean; askedIn: Locale },
): Promise<void> {
  await renameAccount(tx, [viewer.id, name]);
  if (!isNewEmail) return;
  await changeAccountRow(tx, viewer.id, { pendingEmail: email });
  const { mail, env } = services;
  const [account, owner] = [await findAccountById(tx, viewer.id), await findAccountByEmail(tx, email)];
  await sendChangeConfirmation(tx, services, { userId: viewer.id, askedIn }, { email, owner });
  if (!account) return;
  await mail.send(tx, {
    to: account.email,
    isOurs: true,
    name: account.name,
    says: letterOf('accounts.emailChanges', { page: `${env.PUBLIC_URL}/settings` }),
  });
}
