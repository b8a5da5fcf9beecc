import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { hashSecretToken, newSecretToken } from '../secret-token.ts';
import { recordSignIn, type Visit } from '../sessions/record-sign-in.ts';
import { insertChallenge } from './challenges.queries.ts';

/** Seconds in which the code is to follow the password. */
export const CHALLENGE_SECONDS = 10 * 60;

/** Waits for the code of a person whose password was right; answers with the token that binds the browser to it. */
export function startChallenge(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  visit: Visit,
  { userId, remembered }: { userId: number; remembered: boolean },
): Promise<string> {
  const token = newSecretToken();
  const expiresAt = new Date(clock.now().getTime() + CHALLENGE_SECONDS * 1000);
  return inTransaction(db, async (tx) => {
    const signInId = await recordSignIn(tx, visit, { userId, outcome: 'CODE_ASKED' });
    await insertChallenge(tx, {
      userId,
      tokenHash: hashSecretToken(token),
      remembered,
      signInId,
      expiresAt,
    });
    return token;
  });
}
