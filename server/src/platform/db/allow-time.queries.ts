import type { Transaction } from './executor.ts';
import { prepared } from './prepared.ts';

const setTimeLimit = prepared<object, [milliseconds: string]>(
  'db.allow-time',
  `select set_config('statement_timeout', $1, true)`,
);

/**
 * Raises the statement timeout of a transaction, in milliseconds. Each of its statements must also set `mayTakeMs`,
 * because the client has a timeout of its own.
 */
export async function allowTime(tx: Transaction, milliseconds: number): Promise<void> {
  await setTimeLimit(tx, [String(milliseconds)]);
}
