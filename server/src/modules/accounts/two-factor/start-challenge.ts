import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { hashSecretToken, newSecretToken } from '../secret-token.ts';
import { recordSignIn, type Visit } from '../sessions/record-sign-in.ts';
import { insertChallenge } from './challenges.queries.ts';

/** Seconds within which the code must follow the password. */
export const CHALLENGE_SECONDS = 10 * 60;

/** Starts waiting for the code after a correct password; returns the token that identifies the browser. */
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
