import { AppError, invalidInput } from '../../platform/http/app-error.ts';
import type { Services } from '../../platform/services.ts';
import { guessesPerHour } from './password-resets.policy.ts';
import { countGuesses, findLastCode, spendTry, turnIntoToken } from './password-resets.queries.ts';
import { isPasswordRight } from './passwords.ts';
import { hashSecretToken, newSecretToken } from './secret-token.ts';

/**
 * Turns a code into the token for one new password. Wrong, used, old and tried too often look the same
 * (threats 15 and 17). Throws INVALID_INPUT, or RATE_LIMITED when the whole site is being guessed at (threat 16).
 */
export async function verifyResetCode({ db, env }: Services, email: string, code: string): Promise<string> {
  if (env.RATE_LIMITS && (await countGuesses(db)) >= guessesPerHour) {
    throw new AppError('RATE_LIMITED', 'Too many codes are being tried. Please try again in an hour.', {
      retryAfter: 3600,
    });
  }
  const sent = await findLastCode(db, email);
  // The try is spent before the code is looked at: a request that is cut off has had its guess.
  if (!sent || !(await spendTry(db, sent.id))) throw wrongCode();
  const isRight = await isPasswordRight(sent.codeHash, code);
  const token = newSecretToken();
  if (!isRight || sent.userId === null || !(await turnIntoToken(db, sent.id, hashSecretToken(token)))) {
    throw wrongCode();
  }
  return token;
}

function wrongCode(): AppError {
  return invalidInput({ otp: 'Invalid or expired code. Try again.' });
}
