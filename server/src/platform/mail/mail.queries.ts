import { and, desc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '#server/platform/db/executor.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { mails } from './mail.tables.ts';

/**
 * Maximum number of rows per statement, so that it stays within the statement timeout. The next sweep handles the
 * rest.
 */
const atOnce = 2000;

const isWaiting = and(isNull(mails.sentAt), isNull(mails.givenUpAt));

export interface UnsentLetter {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** An attached calendar file. */
  calendar: string | null;
  /** One-click unsubscribe URL; null if the email cannot be unsubscribed from. */
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

/** An email that is still to be sent; no row if it was sent, given up or deleted. */
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

/** Inserts an email. One with a code expires after `codeLivesMinutes`. */
export async function insertMail(
  executor: Executor,
  letter: Omit<Parameters<typeof insertLetter>[1], 'codeLivesMinutes'>,
  codeLivesMinutes: number | undefined,
): Promise<number> {
  const [row] = await insertLetter(executor, { ...letter, codeLivesMinutes: codeLivesMinutes ?? null });
  if (!row) throw new Error('A letter was not written');
  return row.id;
}

/** Unsent emails, newest first, without those delayed until after `now`; optionally those to one address. */
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

/** Gives up a person's delayed emails of these kinds. */
export const withdrawLetters = prepared<object, [ownerId: number, kinds: readonly string[], now: Date]>(
  'mail.withdraw',
  `update mails set given_up_at = now(), text = '', html = '', calendar = null, unsubscribe_url = null
    where owner_id = $1 and kind = any($2::text[]) and sent_at is null and given_up_at is null and not_before > $3`,
);

/** Clears the content of a sent email: it may contain codes and private words, which only the reader should keep. */
export async function markSent(executor: Executor, id: number): Promise<void> {
  await executor
    .update(mails)
    .set({ sentAt: sql`now()`, text: '', html: '', calendar: null, unsubscribeUrl: null })
    .where(eq(mails.id, id));
}

/** Removes expired codes from unsent emails and gives these emails up. */
export async function removeExpiredCodes(
  executor: Executor,
  instead: { text: string; html: string },
): Promise<void> {
  await executor
    .update(mails)
    .set({ ...instead, givenUpAt: sql`now()` })
    .where(and(isWaiting, lte(mails.expiresAt, sql`now()`)));
}

/** Gives up emails that have waited longer than this, and clears their content. Returns how many. */
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
 * Up to 500 waiting emails for which `queues` contain no job, oldest first. Only one process sweeps at a time; the
 * others get an empty list.
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

/** Number of emails that could be sent now, and the age of the oldest in seconds. */
export const countWaiting = prepared<{ count: number; oldest: number | null }, [now: Date]>(
  'mail.count-waiting',
  `select count(*)::int as count, extract(epoch from $1::timestamptz - min(created_at))::float8 as oldest
     from mails where sent_at is null and given_up_at is null and (not_before is null or not_before <= $1::timestamptz)`,
);
