import type { Locale } from '#contracts/platform/locales.ts';
import { letterOf } from '#contracts/words/letter.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import type { Services } from '#server/platform/services.ts';
import type { Account } from '../accounts.queries.ts';
import { hashSecretToken, newSecretToken } from '../secret-token.ts';
import { insertConfirmation } from './email-confirmations.queries.ts';

/** Days until a confirmation link expires. */
const linkDays = 7;

type Sending = Pick<Services, 'mail' | 'env' | 'clock'>;

/** The account, and the language of the request. */
interface Asker {
  userId: number;
  askedIn: Locale;
}

/** Sends a new link to an address that may belong to a stranger. */
async function sendLink(
  executor: Executor,
  { mail, env, clock }: Sending,
  { userId, askedIn }: Asker,
  email: string,
  letter: 'accounts.welcome' | 'accounts.confirmEmail' | 'accounts.confirmNewEmail',
): Promise<void> {
  const token = newSecretToken();
  const expiresAt = new Date(clock.now().getTime() + linkDays * 86_400_000);
  await insertConfirmation(executor, { userId, email, tokenHash: hashSecretToken(token), expiresAt });
  // In the query string, which is never logged.
  const page = `${env.PUBLIC_URL}/confirm-email?token=${token}`;
  await mail.send(executor, {
    to: email,
    ownerId: userId,
    isOurs: true,
    askedIn,
    name: null,
    says: letterOf(letter, { page, days: linkDays }),
  });
}

/**
 * Welcomes a new account. The address may belong to a stranger, so the letter contains no text that the person typed.
 */
export async function sendWelcome(
  executor: Executor,
  sending: Sending,
  asker: Asker,
  email: string,
): Promise<void> {
  await sendLink(executor, sending, asker, email, 'accounts.welcome');
}

/** Sends a new link to the present address of an account. */
export async function sendConfirmation(
  executor: Executor,
  sending: Sending,
  asker: Asker,
  email: string,
): Promise<void> {
  await sendLink(executor, sending, asker, email, 'accounts.confirmEmail');
}

/**
 * Asks a new address to confirm that it replaces the old one. If the address is taken, its owner gets a different
 * letter, which says so.
 */
export async function sendChangeConfirmation(
  executor: Executor,
  sending: Sending,
  asker: Asker,
  { email, owner }: { email: string; owner: Account | undefined },
): Promise<void> {
  if (owner && owner.id !== asker.userId) {
    if (owner.status !== 'ACTIVE') return;
    await sending.mail.send(executor, {
      to: owner.email,
      isOurs: true,
      name: null,
      says: letterOf('accounts.emailWanted', { page: `${sending.env.PUBLIC_URL}/signin` }),
    });
    return;
  }
  await sendLink(executor, sending, asker, email, 'accounts.confirmNewEmail');
}
