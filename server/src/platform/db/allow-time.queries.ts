import type { Transaction } from './executor.ts';
import { prepared } from './prepared.ts';

const setTimeLimit = prepared<object, [milliseconds: string]>(
  'db.allow-time',
  `select set_config('statement_timeout', $1, true)`,
);

/**
 * Lets the statements of a transaction take longer than those of a request, in milliseconds. Each of them also says so
 * with `mayTakeMs`, because the client stops waiting by itself.
 */
export async function allowTime(tx: Transaction, milliseconds: number): Promise<void> {
  await setTimeLimit(tx, [String(milliseconds)]);
}
