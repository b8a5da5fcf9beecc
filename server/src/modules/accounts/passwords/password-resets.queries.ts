import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '#server/platform/db/executor.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { passwordResets as resets } from '../accounts.tables.ts';
import { codeLivesMinutes, triesPerCode } from './password-resets.policy.ts';

/** Serialises requests for one address until the transaction ends, so that the limits hold. */
export const lockAddress = prepared<object, [email: string]>(
  'accounts.lock-address',
  `select pg_advisory_xact_lock(hashtextextended('password reset ' || $1, 0))`,
);

interface SentCodeAge {
  age: number;
  askedFrom: string;
}

/** Ages in seconds of the codes sent to this address within a day, newest first, and where each was requested. */
export const agesOfCodes = prepared<SentCodeAge, [email: string]>(
  'accounts.ages-of-codes',
  `select extract(epoch from clock_timestamp() - created_at)::float8 as age, asked_from as "askedFrom"
     from password_resets where email = $1 and created_at > now() - interval '1 day'
    order by id desc limit 200`,
);

interface NewReset {
  email: string;
  userId: number | null;
  requestHash: string;
  codeHash: string;
  askedFrom: string;
}

export async function insertReset(tx: Transaction, reset: NewReset): Promise<void> {
  await tx
    .insert(resets)
    .values({ ...reset, codeExpiresAt: sql`now() + make_interval(mins => ${codeLivesMinutes})` });
}

/** The address for which this browser requested a code within the last half hour. */
export async function findRequestedAddress(
  executor: Executor,
  requestHash: string,
): Promise<string | undefined> {
  const [row] = await executor
    .select({ email: resets.email })
    .from(resets)
    .where(and(eq(resets.requestHash, requestHash), gt(resets.createdAt, sql`now() - interval '30 minutes'`)))
    .orderBy(desc(resets.id))
    .limit(1);
  return row?.email;
}

interface SentCode {
  id: number;
  /** Null for an unknown address. */
  userId: number | null;
  codeHash: string;
}

const sentCode = { id: resets.id, userId: resets.userId, codeHash: resets.codeHash };

/** The last code sent to this address for a request of this browser, used or not. */
export async function findOwnCode(
  executor: Executor,
  email: string,
  requestHash: string,
): Promise<SentCode | undefined> {
  const [row] = await executor
    .select(sentCode)
    .from(resets)
    .where(and(eq(resets.requestHash, requestHash), eq(resets.email, email)))
    .orderBy(desc(resets.id))
    .limit(1);
  return row;
}

/** The last code sent to this address, requested by any browser, used or not. */
export async function findLastCode(executor: Executor, email: string): Promise<SentCode | undefined> {
  const [row] = await executor
    .select(sentCode)
    .from(resets)
    .where(eq(resets.email, email))
    .orderBy(desc(resets.id))
    .limit(1);
  return row;
}

/** The browser that requested the code, or any other. */
export type Guesser = 'asker' | 'stranger';

/**
 * Spends one try of a code; false if the code is out of tries, expired or used. One statement, so that concurrent
 * guesses cannot share a try.
 */
export async function spendTry(executor: Executor, id: number, guesser: Guesser): Promise<boolean> {
  const tries = guesser === 'asker' ? resets.tries : resets.strangerTries;
  const spent = sql`${tries} + 1`;
  const rows = await executor
    .update(resets)
    .set(guesser === 'asker' ? { tries: spent } : { strangerTries: spent })
    .where(
      and(
        eq(resets.id, id),
        sql`${tries} < ${triesPerCode}`,
        isNull(resets.codeUsedAt),
        gt(resets.codeExpiresAt, sql`now()`),
      ),
    )
    .returning({ id: resets.id });
  return rows.length > 0;
}

/** Exchanges a correct code for a token valid for 15 minutes; false if another request was first. */
export async function turnIntoToken(executor: Executor, id: number, tokenHash: string): Promise<boolean> {
  const rows = await executor
    .update(resets)
    .set({
      codeUsedAt: sql`now()`,
      tokenHash,
      tokenExpiresAt: sql`now() + interval '15 minutes'`,
    })
    .where(and(eq(resets.id, id), isNull(resets.codeUsedAt)))
    .returning({ id: resets.id });
  return rows.length > 0;
}

const tokenCounts = (tokenHash: string) =>
  and(
    eq(resets.tokenHash, tokenHash),
    isNull(resets.tokenUsedAt),
    gt(resets.tokenExpiresAt, sql`now()`),
    sql`${resets.userId} is not null`,
  );

export async function isTokenGood(executor: Executor, tokenHash: string): Promise<boolean> {
  const rows = await executor.select({ id: resets.id }).from(resets).where(tokenCounts(tokenHash));
  return rows.length > 0;
}

/** Uses up a token and returns its person; undefined if it is invalid. */
export async function spendToken(tx: Transaction, tokenHash: string): Promise<number | undefined> {
  const [row] = await tx
    .update(resets)
    .set({ tokenUsedAt: sql`now()` })
    .where(tokenCounts(tokenHash))
    .returning({ userId: resets.userId });
  return row?.userId ?? undefined;
}

/** A new password invalidates all earlier codes and tokens. */
export async function voidResets(tx: Transaction, userId: number): Promise<void> {
  await tx
    .update(resets)
    .set({
      codeUsedAt: sql`coalesce(${resets.codeUsedAt}, now())`,
      tokenUsedAt: sql`coalesce(${resets.tokenUsedAt}, now())`,
    })
    .where(eq(resets.userId, userId));
}

/** Deletes in batches of a few thousand, to keep statements short. */
export const deleteOldResets = prepared<object, []>(
  'accounts.delete-old-resets',
  `delete from password_resets where id in
     (select id from password_resets where created_at < now() - interval '1 day' limit 5000)`,
);
