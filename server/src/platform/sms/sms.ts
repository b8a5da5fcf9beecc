import type { Clock } from '#server/platform/clock/clock.ts';
import type { Database, Executor } from '#server/platform/db/executor.ts';
import { type Jobs, jobKind } from '#server/platform/jobs/jobs.ts';
import { type Gateway, postToGateway } from './post-to-gateway.ts';
import { takesTexts } from './sms-countries.ts';
import {
  deleteOldTexts,
  expireTexts,
  giveTextUp,
  insertText,
  markTextSent,
  type TextKind,
  type UnsentText,
  unsentTexts,
  waitingText,
  withdrawTexts,
} from './text-messages.queries.ts';

export interface TextMessage {
  /** In E.164, "+919845011111". */
  to: string;
  /** Whose message it is; null for a code that anybody may have asked for. */
  ownerId: number | null;
  kind: TextKind;
  text: string;
  /** What it tells of: the same subject is told once. */
  subject?: string;
  /** The end of quiet hours. */
  notBefore?: Date | null;
  /** After this it is not sent any more; counted from `notBefore` where there is one. */
  livesMinutes: number;
}

export interface Sms {
  /** Whether a message can reach anybody: by a gateway, or to be read in the mailbox. */
  readonly isOffered: boolean;
  /** What the numbers begin with that get messages; those of other countries get none. */
  readonly prefixes: readonly string[];
  /** Writes a message in the caller's transaction; it is sent after the commit. Nothing for a number of another country. */
  send(executor: Executor, message: TextMessage): Promise<void>;
  /** What waits of a person's messages, codes aside, is not sent any more. */
  withdraw(executor: Executor, ownerId: number): Promise<void>;
  /** The sweep of every minute: clears expired texts, deletes those older than thirty days. */
  sweep(): Promise<void>;
  /** Messages that stay here for want of a gateway, newest first. */
  listUnsent(executor: Executor, to?: string): Promise<UnsentText[]>;
}

interface Settings {
  jobs: Jobs;
  db: Database;
  clock: Clock;
  log: { error(details: object, message: string): void };
  /** Null keeps messages here. */
  gateway: Gateway | null;
  prefixes: readonly string[];
  /** Whether the mailbox shows them then. */
  hasMailbox: boolean;
}

/** Codes pass everything else and are tried again soon, as they live ten minutes. */
const sendText = jobKind<{ textId: number }>('sms.send', {
  limit: 60,
  delaySeconds: 5,
  longestDelaySeconds: 1800,
});
const sendTextCode = jobKind<{ textId: number }>('sms.send-code', {
  limit: 60,
  delaySeconds: 2,
  longestDelaySeconds: 20,
});

export function makeSms({ jobs, db, clock, log, gateway, prefixes, hasMailbox }: Settings): Sms {
  const addJob = async (executor: Executor, textId: number, kind: TextKind, notBefore: Date | null) => {
    const waitMs = notBefore === null ? 0 : Math.max(0, notBefore.getTime() - clock.now().getTime());
    const startAfterSeconds = Math.ceil(waitMs / 1000);
    await jobs.add(executor, kind === 'CODE' ? sendTextCode : sendText, { textId }, { startAfterSeconds });
  };
  if (gateway) {
    const post = async ({ textId }: { textId: number }) => {
      const [message] = await waitingText(db, [textId]);
      if (!message) return;
      const { recipient: to, text, kind, notBefore } = message;
      // The database, which starts jobs, may be ahead of our clock.
      if (notBefore !== null && notBefore > clock.now()) return addJob(db, textId, kind, notBefore);
      if (await postToGateway(gateway, { id: `tanabana-${textId}`, to, text, kind })) {
        await markTextSent(db, [textId]);
        return;
      }
      log.error({ textId, kind }, 'the SMS gateway refused a message');
      await giveTextUp(db, [textId]);
    };
    jobs.handle(sendText, post, 2);
    jobs.handle(sendTextCode, post, 2);
  }
  const sweep = async () => {
    await expireTexts(db, []);
    await deleteOldTexts(db, []);
  };
  jobs.every('sms.sweep', 60, sweep);

  return {
    isOffered: gateway !== null || hasMailbox,
    prefixes,
    async send(executor, { subject = null, notBefore = null, ...message }) {
      if (!takesTexts(message.to, prefixes)) return;
      const [row] = await insertText(executor, { ...message, subject, notBefore });
      if (row && gateway) await addJob(executor, row.id, message.kind, notBefore);
    },
    async withdraw(executor, ownerId) {
      await withdrawTexts(executor, [ownerId]);
    },
    sweep,
    listUnsent: (executor, to) => unsentTexts(executor, [to ?? null, clock.now()]),
  };
}
