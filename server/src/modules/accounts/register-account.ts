import type { Locale } from '#contracts/platform/locales.ts';
import { letterOf } from '#contracts/words/letter.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { findAccountByEmail, insertAccount } from './accounts.queries.ts';
import { sendWelcome } from './emails/send-confirmation.ts';
import { refuseCommonPassword } from './passwords/common-passwords.ts';
import { hashPassword } from './passwords/passwords.ts';

interface Registration {
  /** The language of the registration page. */
  askedIn: Locale;
  email: string;
  name: string;
  password: string;
}

/**
 * Creates an account and returns its id; a letter asks to confirm the address. A taken address gets the general
 * failure and its owner a letter, so that nobody learns whether an account exists.
 */
export async function registerAccount(
  services: Services,
  { email, name, password, askedIn }: Registration,
): Promise<number> {
  const { db, mail, env } = services;
  refuseCommonPassword(password);
  const passwordHash = await hashPassword(password);
  const id = await inTransaction(db, async (tx) => {
    const made = await insertAccount(tx, { email, name, passwordHash });
    if (made !== undefined) await sendWelcome(tx, services, { userId: made, askedIn }, email);
    return made;
  });
  if (id !== undefined) return id;
  await writeToOwner();
  throw new AppError('CONFLICT', sentence('accounts.registrationFailed'));

  async function writeToOwner(): Promise<void> {
    const owner = await findAccountByEmail(db, email);
    if (owner?.status !== 'ACTIVE') return;
    await mail.send(db, {
      to: owner.email,
      isOurs: true,
      name: null,
      says: letterOf('accounts.haveOne', { page: `${env.PUBLIC_URL}/signin` }),
    });
  }
}
