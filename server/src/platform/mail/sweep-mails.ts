import type { Database } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { JobKind, Jobs } from '#server/platform/jobs/jobs.ts';
import { deleteOlderThan, giveUpOlderThan, listWithoutJob, removeExpiredCodes } from './mail.queries.ts';

interface Sweep {
  db: Database;
  jobs: Jobs;
  log: { error(details: object, message: string): void };
  /** What sends letters; null without SMTP, where they wait to be read in the mailbox. */
  sending: { kindOf(isUrgent: boolean): JobKind<{ mailId: number }>; queues: readonly string[] } | null;
  expired: { text: string; html: string };
}

const day = 24;
/** Hours for which a letter is tried again; after that its news is no news. */
const triedFor = 3 * day;
const keptFor = 30 * day;

/** Every minute: what has expired or grown old goes, and a letter whose job was lost gets another one. */
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
