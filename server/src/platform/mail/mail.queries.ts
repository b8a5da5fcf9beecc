import { and, desc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '#server/platform/db/executor.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { mails } from './mail.tables.ts';

/** Rows that one statement changes, so that it ends well within the time of a statement; the next sweep goes on. */
const atOnce = 2000;

const isWaiting = and(isNull(mails.sentAt), isNull(mails.givenUpAt));

export interface UnsentLetter {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** A file for calendars that goes along. */
  calendar: string | null;
  /** Where one click stops letters of its kind; null where nothing does. */
  unsubscribeUrl: string | null;
  createdAt: Date;
}

interface WaitingLetter {
  recipient: string;
  subject: string;
  text: string;
  html: string;
  calendar: string | null;
  unsubscribeUrl: string | null;
  notBefore: Date | null;
  hasExpired: boolean;
}

/** A letter that is still to be sent; no row when it was sent, given up or deleted. */
export const waitingLetter = prepared<WaitingLetter, [id: number]>(
  'mail.waiting',
  `select recipient, subject, text, html, calendar, unsubscribe_url as "unsubscribeUrl", not_before as "notBefore",
          coalesce(expires_at <= now(), false) as "hasExpired"
     from mails where id = $1 and sent_at is null and given_up_at is null`,
);

const insertLetter = prepared<
  { id: number },
  {
    to: string;
    ownerId: number | null;
    subject: string;
    text: string;
    html: string;
    calendar: string | null;
    notBefore: Date | null;
    unsubscribeUrl: string | null;
    kind: string | null;
    codeLivesMinutes: number | null;
  }
>(
  'mail.insert',
  `insert into mails (recipient, owner_id, subject, text, html, calendar, not_before, unsubscribe_url, kind, expires_at)
   values ($to, $ownerId, $subject, $text, $html, $calendar, $notBefore, $unsubscribeUrl, $kind,
           now() + make_interval(mins => $codeLivesMinutes)) returning id`,
);

/** Writes a letter; one with a code is not sent after so many minutes. */
export async function insertMail(
  executor: Executor,
  letter: Omit<Parameters<typeof insertLetter>[1], 'codeLivesMinutes'>,
  codeLivesMinutes: number | undefined,
): Promise<number> {
  const [row] = await insertLetter(executor, { ...letter, codeLivesMinutes: codeLivesMinutes ?? null });
  if (!row) throw new Error('A letter was not written');
  return row.id;
}

/** Letters that were not sent, newest first, without those that wait for a time after `now`; those to one address where it is given. */
export function listUnsent(executor: Executor, now: Date, to?: string): Promise<UnsentLetter[]> {
  const { recipient, subject, text, html, calendar, unsubscribeUrl, createdAt } = mails;
  return executor
    .select({ to: recipient, subject, text, html, calendar, unsubscribeUrl, createdAt })
    .from(mails)
    .where(
      and(
        isNull(mails.sentAt),
        or(isNull(mails.notBefore), lte(mails.notBefore, now)),
        to === undefined ? undefined : eq(sql`lower(${recipient})`, to.toLowerCase()),
      ),
    )
    .orderBy(desc(mails.id))
    .limit(200);
}

/** What waits of a person's letters of these kinds is not sent any more. */
export const withdrawLetters = prepared<object, [ownerId: number, kinds: readonly string[], now: Date]>(
  'mail.withdraw',
  `update mails set given_up_at = now(), text = '', html = '', calendar = null, unsubscribe_url = null
    where owner_id = $1 and kind = any($2::text[]) and sent_at is null and given_up_at is null and not_before > $3`,
);

/** What was sent is kept by its reader alone: letters hold codes and private words. */
export async function markSent(executor: Executor, id: number): Promise<void> {
  await executor
    .update(mails)
    .set({ sentAt: sql`now()`, text: '', html: '', calendar: null, unsubscribeUrl: null })
    .where(eq(mails.id, id));
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
    .set({ givenUpAt: sql`now()`, text: '', html: '', calendar: null, unsubscribeUrl: null })
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

const takeSweep = prepared<{ isOurs: boolean }, []>(
  'mail.take-sweep',
  `select pg_try_advisory_xact_lock(hashtextextended('mail.sweep', 0)) as "isOurs"`,
);

const withoutJob = prepared<{ id: number; isUrgent: boolean }, [queues: readonly string[]]>(
  'mail.without-job',
  `select m.id, m.expires_at is not null as "isUrgent"
     from mails m
    where m.sent_at is null and m.given_up_at is null and (m.not_before is null or m.not_before <= now())
      and not exists (select from pgboss.job
                       where name = any($1) and state < 'completed' and (data->>'mailId')::bigint = m.id)
    order by m.created_at limit 500`,
);

/**
 * Up to 500 letters that wait although no job of `queues` will send them, oldest first. Sweeps of several processes
 * take turns: one that finds another at it is answered with none.
 */
export async function listWithoutJob(
  tx: Transaction,
  queues: readonly string[],
): Promise<{ id: number; isUrgent: boolean }[]> {
  const [sweep] = await takeSweep(tx, []);
  return sweep?.isOurs ? withoutJob(tx, [queues]) : [];
}

function ago(hours: number) {
  return sql`now() - make_interval(hours => ${hours})`;
}

/** Letters that wait though they might go, and the age of the oldest in seconds. */
export const countWaiting = prepared<{ count: number; oldest: number | null }, [now: Date]>(
  'mail.count-waiting',
  `select count(*)::int as count, extract(epoch from $1::timestamptz - min(created_at))::float8 as oldest
     from mails where sent_at is null and given_up_at is null and (not_before is null or not_before <= $1::timestamptz)`,
);
