import { codeOf } from '../../platform/db/error-code.ts';
import type { Transaction } from '../../platform/db/executor.ts';
import { AppError, invalidInput } from '../../platform/http/app-error.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { findAccountByEmail, setNameAndEmail } from './accounts.queries.ts';
import { isOwnPassword } from './is-own-password.ts';
import { voidResets } from './password-resets.queries.ts';

/** Few, because each tells whether an address is taken and may write to whoever has it (threats 17, 36). */
const perAccount = { name: 'change-email', most: 6, seconds: 24 * 60 * 60 };

const uniqueViolation = '23505';

/**
 * Whether `email` is another one than the viewer has; then it needs the password, because whoever has the email
 * has the account. Throws INVALID_INPUT, RATE_LIMITED.
 */
export async function admitEmail(
  services: Services,
  viewer: Viewer,
  { email, currentPassword }: { email: string; currentPassword: string },
): Promise<boolean> {
  if (email.toLowerCase() === viewer.email.toLowerCase()) return false;
  if (currentPassword === '') {
    throw invalidInput({ currentPassword: 'Please enter your password to change your email.' });
  }
  if (!(await isOwnPassword(services, viewer.id, currentPassword))) {
    throw invalidInput({ currentPassword: 'This is not your current password.' });
  }
  await services.limits.spendFor(perAccount, String(viewer.id));
  return true;
}

/**
 * Gives the viewer another name and, where it was admitted, another email. Codes sent to the old address open
 * nothing any more, and both addresses hear of it. Throws as `isEmailTaken` recognises.
 */
export async function changeAccount(
  tx: Transaction,
  { mail, env }: Services,
  viewer: Viewer,
  { name, email, isNewEmail }: { name: string; email: string; isNewEmail: boolean },
): Promise<void> {
  await setNameAndEmail(tx, viewer.id, { name, ...(isNewEmail ? { email } : {}) });
  if (!isNewEmail) return;
  await voidResets(tx, viewer.id);
  const letter = {
    subject: 'Your Tanabana email was changed',
    text: `Hello ${name},\n\nfrom now on you sign in to Tanabana with ${email}.\n\nIf it was not you, sign in, change your password and end the other sessions at ${env.PUBLIC_URL}/settings. If you cannot sign in, write to us.`,
  };
  await mail.send(tx, { to: viewer.email, ...letter });
  await mail.send(tx, { to: email, ...letter });
}

/** Whether a transaction failed because somebody else has the email. */
export function isEmailTaken(error: unknown): boolean {
  return codeOf(error) === uniqueViolation;
}

/** Tells whoever has the email, and throws CONFLICT: as vague as that of registering (threat 17). */
export async function refuseTakenEmail({ db, mail, env }: Services, email: string): Promise<never> {
  const owner = await findAccountByEmail(db, email);
  if (owner?.status === 'ACTIVE') {
    await mail.send(db, {
      to: owner.email,
      subject: 'Somebody tried to use your email on Tanabana',
      text: `Hello ${owner.name},\n\nsomebody tried to use this address for another Tanabana account. It stays yours: sign in at ${env.PUBLIC_URL}/signin.\n\nThere is nothing to do.`,
    });
  }
  const sentence = 'This email cannot be used. Please choose another one.';
  throw new AppError('CONFLICT', sentence, { errors: { email: sentence } });
}
