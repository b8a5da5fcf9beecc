import type { LetterKind } from '#contracts/notifications/choices/kinds.rules.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Database, Executor } from '#server/platform/db/executor.ts';
import { type Jobs, jobKind } from '#server/platform/jobs/jobs.ts';
import { drawLetter } from './draw-letter.ts';
import { insertMail, listUnsent, markSent, type UnsentLetter, waitingLetter } from './mail.queries.ts';
import { openSmtp } from './smtp.ts';
import { sweepMails } from './sweep-mails.ts';

export interface Letter {
  to: string;
  /** Whose letter it is where that is not the account with the address: one to an address that somebody wants to use. */
  ownerId?: number;
  /** Our own words alone: no name, title or text that somebody else has chosen. */
  subject: string;
  /** Plain text; the HTML is made from it, paragraph by paragraph, with links to our own pages. */
  text: string;
  /** For a letter with a code: it goes before other letters, is not sent after that, and then loses its code. */
  codeLivesMinutes?: number;
  /**
   * The text, too, is our own words alone. Any other letter is shortened to its subject and the page it leads to
   * where nobody has confirmed the address: it may be a stranger's, and our name must not carry other people's words
   * there.
   */
  isOurs?: true;
  /**
   * For a letter that its reader may have switched off: it is not sent then, waits for the end of their quiet hours,
   * and carries a link that stops its kind. Left out of what everybody gets at once: money, orders, complaints, the account.
   */
  kind?: LetterKind;
}

/** What a reader wants of letters of a kind. */
export type LetterWish =
  | { isWanted: false }
  | { isWanted: true; notBefore: Date | null; unsubscribeUrl: string };

export type StoredLetter = UnsentLetter;

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
  /** Where our pages are: only links to them are made live. */
  publicUrl: string;
  /** The account that has an address, and whether it has confirmed it. */
  findOwner(executor: Executor, address: string): Promise<{ id: number; isConfirmed: boolean } | null>;
  /** Null for an address that no account has. */
  findWish(executor: Executor, address: string, kind: LetterKind): Promise<LetterWish | null>;
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

const expiredText = 'This letter held a code. The code has expired and was removed.';

export function makeMail(settings: Settings): Mail {
  const { jobs, db, log, smtpUrl, from, publicUrl, findOwner, findWish, clock } = settings;
  const post = smtpUrl ? openSmtp(smtpUrl, from) : null;
  const expired = { text: expiredText, html: drawLetter(expiredText, { publicUrl }) };
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
      const isUrgent = letter.codeLivesMinutes !== undefined;
      const to = oneLine(letter.to);
      const owner = await findOwner(executor, to);
      const isQuotable = letter.isOurs === true || owner?.isConfirmed === true;
      const text = isQuotable ? letter.text : shortened(letter, publicUrl);
      const subject = oneLine(letter.subject);
      const wish = letter.kind === undefined ? null : await findWish(executor, to, letter.kind);
      if (wish && !wish.isWanted) return;
      const { notBefore = null, unsubscribeUrl = null } = wish ?? {};
      const mailId = await insertMail(
        executor,
        {
          to,
          ownerId: letter.ownerId ?? owner?.id ?? null,
          subject,
          text: unsubscribeUrl === null ? text : `${text}\n\n${footOf(unsubscribeUrl)}`,
          html: drawLetter(text, { publicUrl, unsubscribeUrl }),
          notBefore,
          unsubscribeUrl,
        },
        letter.codeLivesMinutes,
      );
      if (!post) return;
      const waitSeconds =
        notBefore === null ? 0 : Math.max(0, (notBefore.getTime() - clock.now().getTime()) / 1000);
      await jobs.add(executor, kindOf(isUrgent), { mailId }, { startAfterSeconds: Math.ceil(waitSeconds) });
    },
    sweep,
    listUnsent: (executor, to) => listUnsent(executor, clock.now(), to),
  };
}

/** A line break in a name or a subject would let it write headers of its own. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

/** What goes to an address that nobody has confirmed: what it is about, and the page where it is read. */
function shortened({ subject, text }: Letter, publicUrl: string): string {
  // Our letters end with the address of their page; whatever somebody quoted stands before it.
  const page = text.split(/\s+/).at(-1) ?? '';
  const link = page.startsWith(`${publicUrl}/`) ? page : `${publicUrl}/notifications`;
  return `Hello,\n\n${oneLine(subject)}.\n\nRead it on Tanabana: ${link}\n\nOnce you have confirmed this address in your settings, our letters tell you more.`;
}

function footOf(unsubscribeUrl: string): string {
  return `No more letters like this: ${unsubscribeUrl}`;
}
