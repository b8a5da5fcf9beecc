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
  /** Writes a letter in the caller's transaction; it is sent after the commit. */
  send(executor: Executor, letter: Letter): Promise<void>;
  /** What waits for the end of a person's quiet hours of letters of these kinds is not sent any more. */
  withdraw(executor: Executor, ownerId: number, kinds: readonly LetterKind[]): Promise<void>;
  /** The sweep of every minute: see `sweepMails`. */
  sweep(): Promise<void>;
  /** Letters that were not sent for want of SMTP, newest first. */
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

/** In place of a code in a letter that is sent to nobody any more. */
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
      // An expired one is given up by the sweep.
      if (!letter || letter.hasExpired) return;
      // Its job came early; the sweep gives it another.
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
