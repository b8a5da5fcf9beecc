import type { LetterKind } from '#contracts/notifications/choices/kinds.rules.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Database, Executor } from '#server/platform/db/executor.ts';
import { type Jobs, jobKind } from '#server/platform/jobs/jobs.ts';
import { drawLetter } from './draw-letter.ts';
import { listUnsent, markSent, type UnsentLetter, waitingLetter, withdrawLetters } from './mail.queries.ts';
import { openSmtp } from './smtp.ts';
import { sweepMails } from './sweep-mails.ts';
import { type Letter, type LetterWriting, writeMail } from './write-mail.ts';

export type StoredLetter = UnsentLetter;

export interface Mail {
  /** Stores an email in the caller's transaction. It is sent after the commit. */
  send(executor: Executor, letter: Letter): Promise<void>;
  /** Gives up a person's emails of these kinds that wait for the end of quiet hours. */
  withdraw(executor: Executor, ownerId: number, kinds: readonly LetterKind[]): Promise<void>;
  /** Runs every minute: see `sweepMails`. */
  sweep(): Promise<void>;
  /** Emails that were not sent because SMTP is not configured, newest first. */
  listUnsent(executor: Executor, to?: string): Promise<StoredLetter[]>;
}

interface Settings extends LetterWriting {
  jobs: Jobs;
  db: Database;
  log: { error(details: object, message: string): void };
  smtpUrl: string | undefined;
  from: string;
  clock: Clock;
}

/**
 * Retried at growing intervals, up to half an hour, for longer than emails are kept waiting. Codes expire after ten
 * minutes, so they have a queue and workers of their own, which other emails cannot delay, and short retry intervals.
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

/** Replaces the text of an email whose code has expired. */
const expiredText = 'This letter held a code. The code has expired and was removed.';

export function makeMail(settings: Settings): Mail {
  const { jobs, db, log, smtpUrl, from, publicUrl, clock } = settings;
  const post = smtpUrl ? openSmtp(smtpUrl, from) : null;
  const expired = {
    text: expiredText,
    html: drawLetter([{ text: expiredText, page: null }], { publicUrl, locale: 'en', button: '' }),
  };
  const kindOf = (isUrgent: boolean) => (isUrgent ? sendCode : sendLetter);

  if (post) {
    const send = async ({ mailId }: { mailId: number }) => {
      const [letter] = await waitingLetter(db, [mailId]);
      // The sweep gives up expired emails.
      if (!letter || letter.hasExpired) return;
      // The job ran early. The sweep adds another.
      if (letter.notBefore !== null && letter.notBefore > clock.now()) return;
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
      const written = await writeMail(settings, executor, letter);
      if (!written || !post) return;
      const { mailId, notBefore } = written;
      const waitSeconds =
        notBefore === null ? 0 : Math.max(0, (notBefore.getTime() - clock.now().getTime()) / 1000);
      const kind = kindOf(letter.codeLivesMinutes !== undefined);
      await jobs.add(executor, kind, { mailId }, { startAfterSeconds: Math.ceil(waitSeconds) });
    },
    async withdraw(executor, ownerId, kinds) {
      await withdrawLetters(executor, [ownerId, kinds, clock.now()]);
    },
    sweep,
    listUnsent: (executor, to) => listUnsent(executor, clock.now(), to),
  };
}
