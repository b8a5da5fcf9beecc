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
  /** The account of the recipient; null for a code that a signed-out person may have requested. */
  ownerId: number | null;
  kind: TextKind;
  text: string;
  /** Deduplication key: only the first message about a subject is sent. */
  subject?: string;
  /** The end of quiet hours. */
  notBefore?: Date | null;
  /** The message expires after this time, counted from `notBefore` if given. */
  livesMinutes: number;
}

export interface Sms {
  /** Whether messages can be read: sent by a gateway, or shown in the mailbox. */
  readonly isOffered: boolean;
  /** Prefixes of numbers that get messages. Other numbers get none. */
  readonly prefixes: readonly string[];
  /**
   * Stores a message in the caller's transaction. It is sent after the commit. Does nothing for a number without an
   * allowed prefix.
   */
  send(executor: Executor, message: TextMessage): Promise<void>;
  /** Gives up a person's waiting messages, except codes. */
  withdraw(executor: Executor, ownerId: number): Promise<void>;
  /** Runs every minute: clears the text of expired messages and deletes messages older than thirty days. */
  sweep(): Promise<void>;
  /** Unsent messages, if no gateway is configured, newest first. */
  listUnsent(executor: Executor, to?: string): Promise<UnsentText[]>;
}

interface Settings {
  jobs: Jobs;
  db: Database;
  clock: Clock;
  log: { error(details: object, message: string): void };
  /** Null if no gateway is configured; messages then stay in the database. */
  gateway: Gateway | null;
  prefixes: readonly string[];
  /** Whether the mailbox then shows them. */
  hasMailbox: boolean;
}

/** Codes expire after ten minutes, so they have a queue of their own and short retry intervals. */
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
      // The database's clock, which starts jobs, may be ahead of ours.
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
