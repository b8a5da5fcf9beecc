import type { Executor } from '../../platform/db/executor.ts';
import { deleteOldResets } from './password-resets.queries.ts';

/** Removes what is known of resets after a day: from then on it limits nothing, and it holds addresses. */
export async function forgetResets(executor: Executor): Promise<void> {
  await deleteOldResets(executor, []);
}
