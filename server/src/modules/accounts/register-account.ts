import { inTransaction } from '../../platform/db/transaction.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Services } from '../../platform/services.ts';
import { findAccountByEmail, insertAccount } from './accounts.queries.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { hashPassword } from './passwords.ts';

interface Registration {
  email: string;
  name: string;
  password: string;
}

/**
 * Creates an account and answers with its id. A taken address gets the same general failure as any other, and
 * its owner a letter, so that nobody learns who has an account (threat 17).
 */
export async function registerAccount(
  { db, mail, env }: Services,
  { email, name, password }: Registration,
): Promise<number> {
  refuseCommonPassword(password);
  const passwordHash = await hashPassword(password);
  const id = await inTransaction(db, (tx) => insertAccount(tx, { email, name, passwordHash }));
  if (id !== undefined) return id;
  await tellOwner();
  throw new AppError('CONFLICT', 'Registration failed. Please try again.');

  async function tellOwner(): Promise<void> {
    const owner = await findAccountByEmail(db, email);
    if (owner?.status !== 'ACTIVE') return;
    await mail.send(db, {
      to: owner.email,
      subject: 'You already have a Tanabana account',
      text: `Hello ${owner.name},\n\nSomebody tried to open a Tanabana account with this address. You already have one: sign in at ${env.PUBLIC_URL}/signin.\n\nIf it was not you, there is nothing to do.`,
    });
  }
}
