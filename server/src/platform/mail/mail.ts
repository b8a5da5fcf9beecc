import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Executor } from '../db/executor.ts';
import { escapeHtml, linkAddresses } from '../http/html.ts';
import { type Jobs, jobKind } from '../jobs/jobs.ts';
import { findWaiting, markSent } from './mail.queries.ts';
import { mails } from './mail.tables.ts';
import { openSmtp } from './smtp.ts';
import { sweepMails } from './sweep-mails.ts';

export interface Letter {
  to: string;
  subject: string;
  /** Plain text; the HTML is made from it, paragraph by paragraph, with links. */
  text: string;
  /** For a letter with a code: it goes before other letters, is not sent after that, and then loses its code. */
  codeLivesMinutes?: number;
}

export interface StoredLetter {
  to: string;
  subject: string;
  text: string;
  html: string;
  createdAt: Date;
}

export interface Mail {
  /** Writes a letter in the caller's transaction; it is sent after the commit. */
  send(executor: Executor, letter: Letter): Promise<void>;
  /** What is done every minute: see `sweepMails`. */
  sweep(): Promise<void>;
  /** Letters that were not sent for want of SMTP, newest first. */
  listUnsent(executor: Executor, to?: string): Promise<StoredLetter[]>;
}

interface Settings {
  jobs: Jobs;
  db: Database;
  log: { error(details: object, message: string): void };
  smtpUrl: string | undefined;
  from: string;
}

/**
 * Tried again at growing intervals, at last every half hour, for longer than letters are kept waiting. Codes have a
 * queue and workers of their own, so that they pass every other letter, and short intervals, as they live ten minutes.
 */
const sendLetter = jobKind<{ mailId: number }>('mail.send', {
  limit: 200,
  delaySeconds: 5,
  longestDelaySeconds: 1800,
});
const sendCode = jobKind<{ mailId: number }>('mail.send-code', {
  limit: 100,
  delaySeconds: 2,
  longestDelaySeconds: 20,
});
const letterWorkers = 4;
const codeWorkers = 2;

const expiredText = 'This letter held a code. The code has expired and was removed.';
const expired = { text: expiredText, html: asHtml(expiredText) };

export function makeMail({ jobs, db, log, smtpUrl, from }: Settings): Mail {
  const post = smtpUrl ? openSmtp(smtpUrl, from) : null;
  const kindOf = (isUrgent: boolean) => (isUrgent ? sendCode : sendLetter);

  if (post) {
    const send = async ({ mailId }: { mailId: number }) => {
      const letter = await findWaiting(db, mailId);
      // An expired one is given up by the sweep.
      if (!letter || letter.hasExpired) return;
      await post(letter);
      await markSent(db, mailId);
    };
    jobs.handle(sendCode, send, codeWorkers);
    jobs.handle(sendLetter, send, letterWorkers);
  }
  const sending = post && { kindOf, queues: [sendCode.name, sendLetter.name] };
  const sweep = () => sweepMails({ db, jobs, log, sending, expired });
  jobs.every('mail.sweep', 60, sweep);

  return {
    async send(executor, letter) {
      const isUrgent = letter.codeLivesMinutes !== undefined;
      const [row] = await executor
        .insert(mails)
        .values({
          recipient: oneLine(letter.to),
          subject: oneLine(letter.subject),
          text: letter.text,
          html: asHtml(letter.text),
          ...(isUrgent ? { expiresAt: sql`now() + make_interval(mins => ${letter.codeLivesMinutes})` } : {}),
        })
        .returning({ id: mails.id });
      if (post && row) await jobs.add(executor, kindOf(isUrgent), { mailId: row.id });
    },
    sweep,
    async listUnsent(executor, to) {
      const rows = await executor
        .select()
        .from(mails)
        .where(
          and(
            isNull(mails.sentAt),
            to === undefined ? undefined : eq(sql`lower(${mails.recipient})`, to.toLowerCase()),
          ),
        )
        .orderBy(desc(mails.id))
        .limit(200);
      return rows.map(({ recipient, subject, text, html, createdAt }) => ({
        to: recipient,
        subject,
        text,
        html,
        createdAt,
      }));
    },
  };
}

/** A line break in a name or a subject would let it write headers of its own. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

function asHtml(text: string): string {
  const paragraphs = text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${linkAddresses(escapeHtml(paragraph)).replaceAll('\n', '<br>')}</p>`);
  return `<!doctype html><html lang="en"><body style="font-family:Georgia,serif;color:#181a30;background:#f3eee3;padding:24px"><div style="max-width:36em;margin:auto">${paragraphs.join('')}</div></body></html>`;
}
