import type { Database } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { JobKind, Jobs } from '#server/platform/jobs/jobs.ts';
import { deleteOlderThan, giveUpOlderThan, listWithoutJob, removeExpiredCodes } from './mail.queries.ts';

interface Sweep {
  db: Database;
  jobs: Jobs;
  log: { error(details: object, message: string): void };
  /** Job kinds and queues for sending; null without SMTP, where emails stay in the mailbox. */
  sending: { kindOf(isUrgent: boolean): JobKind<{ mailId: number }>; queues: readonly string[] } | null;
  expired: { text: string; html: string };
}

const day = 24;
/** Hours for which an email is retried. Later it would be out of date. */
const triedFor = 3 * day;
const keptFor = 30 * day;

/** Runs every minute: removes expired codes and old emails, and adds a new job for emails whose job was lost. */
export async function sweepMails({ db, jobs, log, sending, expired }: Sweep): Promise<void> {
  await removeExpiredCodes(db, expired);
  await deleteOlderThan(db, keptFor);
  if (!sending) return;
  const lost = await giveUpOlderThan(db, triedFor);
  if (lost > 0) log.error({ letters: lost }, 'no mail server took these letters for three days');
  await inTransaction(db, async (tx) => {
    for (const { id, isUrgent } of await listWithoutJob(tx, sending.queues)) {
      await jobs.add(tx, sending.kindOf(isUrgent), { mailId: id });
    }
  });
}
