import type { Services } from '#server/platform/services.ts';
import type { Transaction } from './executor.ts';
import { inTransaction } from './transaction.ts';

/**
 * Runs one piece of a repeated job in a transaction. A failure is logged with what the piece was about and does not
 * stop the others; it is retried in the next run.
 */
export async function attempt(
  { db, log }: Pick<Services, 'db' | 'log'>,
  about: Readonly<Record<string, number>>,
  failure: string,
  work: (tx: Transaction) => Promise<void>,
): Promise<void> {
  try {
    await inTransaction(db, work);
  } catch (error) {
    log.error({ err: error, ...about }, failure);
  }
}
