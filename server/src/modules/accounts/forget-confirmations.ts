import type { Executor } from '../../platform/db/executor.ts';
import { deleteOldConfirmations } from './email-confirmations.queries.ts';

/** Removes links that have run out; they hold addresses. */
export async function forgetConfirmations(executor: Executor): Promise<void> {
  await deleteOldConfirmations(executor, []);
}
