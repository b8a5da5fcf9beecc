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
  /** From the cookie of the browser. */
  requestToken: string | undefined;
  network: string;
}

/**
 * Turns a code into the token for one new password. Wrong, used, old and tried too often look the same. The browser
 * that asked for a code has tries of its own; what others guess is counted for their network and given back where it
 * was right. Throws INVALID_INPUT, RATE_LIMITED.
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
  // The try is spent before the code is looked at: a request that is cut off has had its guess.
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
