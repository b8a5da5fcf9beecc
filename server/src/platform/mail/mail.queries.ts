import { and, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../db/executor.ts';
import { mails } from './mail.tables.ts';

/** Rows that one statement changes, so that it ends well within the time of a statement; the next sweep goes on. */
const atOnce = 2000;

const isWaiting = and(isNull(mails.sentAt), isNull(mails.givenUpAt));

interface WaitingLetter {
  recipient: string;
  subject: string;
  text: string;
  html: string;
  hasExpired: boolean;
}

/** A letter that is still to be sent; undefined when it was sent, given up or deleted. */
export async function findWaiting(executor: Executor, id: number): Promise<WaitingLetter | undefined> {
  const [row] = await executor
    .select({
      recipient: mails.recipient,
      subject: mails.subject,
      text: mails.text,
      html: mails.html,
      hasExpired: sql<boolean>`coalesce(${mails.expiresAt} <= now(), false)`,
    })
    .from(mails)
    .where(and(eq(mails.id, id), isWaiting));
  return row;
}

/** What was sent is kept by its reader alone: letters hold codes and private words. */
export async function markSent(executor: Executor, id: number): Promise<void> {
  await executor.update(mails).set({ sentAt: sql`now()`, text: '', html: '' }).where(eq(mails.id, id));
}

/** Takes the codes that have expired out of the letters that were never sent, and gives these letters up. */
export async function removeExpiredCodes(
  executor: Executor,
  instead: { text: string; html: string },
): Promise<void> {
  await executor
    .update(mails)
    .set({ ...instead, givenUpAt: sql`now()` })
    .where(and(isWaiting, lte(mails.expiresAt, sql`now()`)));
}

/** Gives up the letters that waited longer than that, with the codes and words in them. Answers how many. */
export async function giveUpOlderThan(executor: Executor, hours: number): Promise<number> {
  const old = executor
    .select({ id: mails.id })
    .from(mails)
    .where(and(isWaiting, lt(mails.createdAt, ago(hours))))
    .limit(atOnce);
  const rows = await executor
    .update(mails)
    .set({ givenUpAt: sql`now()`, text: '', html: '' })
    .where(inArray(mails.id, old))
    .returning({ id: mails.id });
  return rows.length;
}

export async function deleteOlderThan(executor: Executor, hours: number): Promise<void> {
  const old = executor
    .select({ id: mails.id })
    .from(mails)
    .where(lt(mails.createdAt, ago(hours)))
    .limit(atOnce);
  await executor.delete(mails).where(inArray(mails.id, old));
}

/**
 * Up to 500 letters that wait although no job of `queues` will send them, oldest first. Sweeps of several processes
 * take turns: one that finds another at it is answered with none.
 */
export async function listWithoutJob(
  tx: Transaction,
  queues: readonly string[],
): Promise<{ id: number; isUrgent: boolean }[]> {
  const { rows } = await tx.execute<{ mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended('mail.sweep', 0)) as mine`,
  );
  if (!rows[0]?.mine) return [];
  return tx
    .select({ id: mails.id, isUrgent: sql<boolean>`${mails.expiresAt} is not null` })
    .from(mails)
    .where(
      and(
        isWaiting,
        sql`not exists (
          select from pgboss.job
          where name = any(${sql.param([...queues])}) and state < 'completed'
            and (data->>'mailId')::bigint = ${mails.id}
        )`,
      ),
    )
    .orderBy(mails.createdAt)
    .limit(500);
}

function ago(hours: number) {
  return sql`now() - make_interval(hours => ${hours})`;
}
