import type { Executor } from '#server/platform/db/executor.ts';
import type { Services } from '#server/platform/services.ts';
import type { Account } from '../accounts.queries.ts';
import { hashSecretToken, newSecretToken } from '../secret-token.ts';
import { insertConfirmation } from './email-confirmations.queries.ts';

/** A link to confirm an address works for so long, in days. */
const linkDays = 7;

type Sending = Pick<Services, 'mail' | 'env' | 'clock'>;

async function makeLink(executor: Executor, { env, clock }: Sending, userId: number, email: string) {
  const token = newSecretToken();
  const expiresAt = new Date(clock.now().getTime() + linkDays * 86_400_000);
  await insertConfirmation(executor, { userId, email, tokenHash: hashSecretToken(token), expiresAt });
  // Behind the question mark, which no log keeps.
  return `${env.PUBLIC_URL}/confirm-email?token=${token}`;
}

/** Greets a new account. The address may be a stranger's, so the letter holds no word of whoever typed it. */
export async function sendWelcome(
  executor: Executor,
  sending: Sending,
  userId: number,
  email: string,
): Promise<void> {
  const link = await makeLink(executor, sending, userId, email);
  await sending.mail.send(executor, {
    to: email,
    ownerId: userId,
    isOurs: true,
    subject: 'Welcome to Tanabana',
    text: `Hello,\n\nwelcome to Tanabana, where the people who make clothes meet the people who wear them.\n\nPlease confirm that this is your address: ${link}\n\nThe link works for ${linkDays} days. If you did not open an account, there is nothing to do, and nobody can confirm the address without this letter.`,
  });
}

/** Asks again for the address that an account has. */
export async function sendConfirmation(
  executor: Executor,
  sending: Sending,
  { id, email }: Pick<Account, 'id' | 'email'>,
): Promise<void> {
  const link = await makeLink(executor, sending, id, email);
  await sending.mail.send(executor, {
    to: email,
    ownerId: id,
    isOurs: true,
    subject: 'Confirm your email for Tanabana',
    text: `Hello,\n\nplease confirm that this is your address: ${link}\n\nThe link works for ${linkDays} days. If you did not ask for it, there is nothing to do.`,
  });
}

/**
 * Asks at a new address whether it may take the place of the old one. An address that somebody has already gets
 * another letter, which tells that to its owner alone.
 */
export async function sendChangeConfirmation(
  executor: Executor,
  sending: Sending,
  userId: number,
  { email, owner }: { email: string; owner: Account | undefined },
): Promise<void> {
  if (owner && owner.id !== userId) {
    if (owner.status !== 'ACTIVE') return;
    await sending.mail.send(executor, {
      to: owner.email,
      isOurs: true,
      subject: 'Somebody tried to use your email on Tanabana',
      text: `Hello,\n\nsomebody tried to use this address for another Tanabana account. It stays with yours: sign in at ${sending.env.PUBLIC_URL}/signin.\n\nThere is nothing to do.`,
    });
    return;
  }
  const link = await makeLink(executor, sending, userId, email);
  await sending.mail.send(executor, {
    to: email,
    ownerId: userId,
    isOurs: true,
    subject: 'Confirm your new email for Tanabana',
    text: `Hello,\n\nsomebody who is signed in to Tanabana wants to use this address from now on. If it was you, confirm it: ${link}\n\nThe link works for ${linkDays} days. If it was not you, there is nothing to do: without this letter nothing changes.`,
  });
}
