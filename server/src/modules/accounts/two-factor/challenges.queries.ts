import type { Executor } from '#server/platform/db/executor.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { signInChallenges } from '../accounts.tables.ts';

interface NewChallenge {
  userId: number;
  tokenHash: string;
  remembered: boolean;
  signInId: number;
  expiresAt: Date;
}

export async function insertChallenge(executor: Executor, values: NewChallenge): Promise<void> {
  await executor.insert(signInChallenges).values(values);
}

interface Challenge {
  id: number;
  userId: number;
  remembered: boolean;
  signInId: number | null;
  /** Including this one. */
  tries: number;
}

/**
 * Spends one of the five tries. Returns no row if the challenge has expired or is out of tries. $1 the hash of the
 * token, $2 now.
 */
export const spendChallengeTry = prepared<Challenge, [tokenHash: string, now: Date]>(
  'accounts.spend-challenge-try',
  `update sign_in_challenges set tries = tries + 1
    where token_hash = $1 and expires_at > $2 and tries < 5
    returning id, user_id as "userId", remembered, sign_in_id as "signInId", tries`,
);

/** Returns no row if it had already ended. */
export const endChallenge = prepared<{ id: number }, [challengeId: number]>(
  'accounts.end-challenge',
  'delete from sign_in_challenges where id = $1 returning id',
);

/** Invalidates all earlier correct passwords that still wait for a code. */
export const voidChallenges = prepared<object, [userId: number]>(
  'accounts.void-challenges',
  'delete from sign_in_challenges where user_id = $1',
);

/** Deletes in batches of a few thousand, to keep statements short. */
export const deleteOldChallenges = prepared<object, []>(
  'accounts.delete-old-challenges',
  `delete from sign_in_challenges where id in
     (select id from sign_in_challenges where expires_at < now() limit 5000)`,
);
