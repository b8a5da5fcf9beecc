import type { Locale } from '#contracts/platform/locales.ts';
import { letterOf } from '#contracts/words/letter.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import type { Services } from '#server/platform/services.ts';
import type { Account } from '../accounts.queries.ts';
import { hashSecretToken, newSecretToken } from '../secret-token.ts';
import { insertConfirmation } from './email-confirmations.queries.ts';

/** A link to confirm an address works for so long, in days. */
const linkDays = 7;

type Sending = Pick<Services, 'mail' | 'env' | 'clock'>;

/** Whose account it is for, and the language in which they asked. */
interface Asker {
  userId: number;
  askedIn: Locale;
}

/** A letter of ours with a new link, to an address that may be a stranger's. */
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
  // Behind the question mark, which no log keeps.
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

/** Greets a new account. The address may be a stranger's, so the letter holds no word of the person who typed it. */
export async function sendWelcome(
  executor: Executor,
  sending: Sending,
  asker: Asker,
  email: string,
): Promise<void> {
  await sendLink(executor, sending, asker, email, 'accounts.welcome');
}

/** Asks again for the address that an account has. */
export async function sendConfirmation(
  executor: Executor,
  sending: Sending,
  asker: Asker,
  email: string,
): Promise<void> {
  await sendLink(executor, sending, asker, email, 'accounts.confirmEmail');
}

/**
 * Asks at a new address whether it may take the place of the old one. An address that a person has already gets
 * another letter, which tells that to its owner alone.
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
