import type { Transaction } from '#server/platform/db/executor.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { recoveryCodes } from '../accounts.tables.ts';
import { voidChallenges } from './challenges.queries.ts';

interface TwoFactorRow {
  key: string;
  turnedOnAt: Date | null;
}

/** Returns no row if none was ever set up. */
export const findTwoFactor = prepared<TwoFactorRow, [userId: number]>(
  'accounts.two-factor',
  'select key, turned_on_at as "turnedOnAt" from two_factors where user_id = $1',
);

interface TwoFactorState {
  since: Date | null;
  codesLeft: number;
}

export const twoFactorState = prepared<TwoFactorState, [userId: number]>(
  'accounts.two-factor-state',
  `select t.turned_on_at as since,
          (select count(*)::int from recovery_codes r where r.user_id = t.user_id and r.used_at is null) as "codesLeft"
     from two_factors t where t.user_id = $1`,
);

/** Replaces a key that is not turned on yet. Returns no row if one is on. */
export const keepKey = prepared<{ userId: number }, [userId: number, key: string]>(
  'accounts.keep-two-factor-key',
  `insert into two_factors (user_id, key) values ($1, $2)
   on conflict (user_id) do update set key = excluded.key, last_step = 0, created_at = now()
     where two_factors.turned_on_at is null
   returning user_id as "userId"`,
);

/** Returns no row if it is already on or the key was replaced. */
export const markOn = prepared<{ userId: number }, { userId: number; key: string; step: number; now: Date }>(
  'accounts.turn-two-factor-on',
  `update two_factors set turned_on_at = $now, last_step = $step
    where user_id = $userId and key = $key and turned_on_at is null
    returning user_id as "userId"`,
);

/** Returns no row if it is already off. */
const deleteTwoFactor = prepared<{ userId: number }, [userId: number]>(
  'accounts.delete-two-factor',
  `with codes as (delete from recovery_codes where user_id = $1)
   delete from two_factors where user_id = $1 and turned_on_at is not null returning user_id as "userId"`,
);

/** Returns no row if a code of this step or a later one was already used. $1 the person, $2 the step. */
export const spendStep = prepared<{ userId: number }, [userId: number, step: number]>(
  'accounts.spend-step',
  `update two_factors set last_step = $2 where user_id = $1 and turned_on_at is not null and last_step < $2
    returning user_id as "userId"`,
);

/** Returns no row if the person has no such code or it was used. $1 the person, $2 the hash, $3 now. */
export const spendRecoveryCode = prepared<{ id: number }, [userId: number, codeHash: string, now: Date]>(
  'accounts.spend-recovery-code',
  `update recovery_codes set used_at = $3 where user_id = $1 and code_hash = $2 and used_at is null returning id`,
);

export const countRecoveryCodes = prepared<{ left: number }, [userId: number]>(
  'accounts.count-recovery-codes',
  'select count(*)::int as "left" from recovery_codes where user_id = $1 and used_at is null',
);

const forgetRecoveryCodes = prepared<object, [userId: number]>(
  'accounts.forget-recovery-codes',
  'delete from recovery_codes where user_id = $1',
);

/** Old codes become invalid. */
export async function replaceRecoveryCodes(
  tx: Transaction,
  userId: number,
  codeHashes: readonly string[],
): Promise<void> {
  await forgetRecoveryCodes(tx, [userId]);
  await tx.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ userId, codeHash })));
}

/** Deletes the key, the codes and the challenges. Returns false if two-factor sign-in is off. */
export async function endTwoFactor(tx: Transaction, userId: number): Promise<boolean> {
  if ((await deleteTwoFactor(tx, [userId])).length === 0) return false;
  await voidChallenges(tx, [userId]);
  return true;
}
