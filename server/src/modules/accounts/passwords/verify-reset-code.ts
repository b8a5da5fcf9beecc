import { sentence } from '#contracts/words/sentence.ts';
import { invalidInput } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { hashSecretToken, newSecretToken } from '../secret-token.ts';
import { wrongGuesses } from './password-resets.policy.ts';
import {
  findLastCode,
  findOwnCode,
  type Guesser,
  spendTry,
  turnIntoToken,
} from './password-resets.queries.ts';
import { isPasswordRight } from './passwords.ts';

interface Guess {
  email: string;
  code: string;
  /** From the browser's cookie. */
  requestToken: string | undefined;
  network: string;
}

/**
 * Exchanges a code for a token that sets one new password. Wrong, used, expired and exhausted codes give the same
 * error. The browser that requested the code has its own tries; guesses of other browsers count against their
 * network, and correct ones are not counted. Throws INVALID_INPUT, RATE_LIMITED.
 */
export async function verifyResetCode(services: Services, guess: Guess): Promise<string> {
  const { db, limits } = services;
  const { email, code, requestToken, network } = guess;
  const own = requestToken ? await findOwnCode(db, email, hashSecretToken(requestToken)) : undefined;
  if (own) return tryCode(services, own, code, 'asker');
  await limits.spendFor(wrongGuesses, network);
  const token = await tryCode(services, await findLastCode(db, email), code, 'stranger');
  await limits.giveBackFor(wrongGuesses, network);
  return token;
}

async function tryCode(
  { db }: Services,
  sent: Awaited<ReturnType<typeof findLastCode>>,
  code: string,
  guesser: Guesser,
): Promise<string> {
  // Spend the try before checking the code, so that an aborted request counts as a guess.
  if (!sent || !(await spendTry(db, sent.id, guesser))) throw wrongCode();
  const isRight = await isPasswordRight(sent.codeHash, code);
  const token = newSecretToken();
  if (!isRight || sent.userId === null || !(await turnIntoToken(db, sent.id, hashSecretToken(token)))) {
    throw wrongCode();
  }
  return token;
}

function wrongCode() {
  return invalidInput({ otp: sentence('accounts.codeWrong') });
}
