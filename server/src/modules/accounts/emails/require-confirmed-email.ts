import type { Executor } from '#server/platform/db/executor.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { findAccountById } from '../accounts.queries.ts';

/** Throws EMAIL_NOT_CONFIRMED with this sentence for somebody who has not shown that they read their mail. */
export async function requireConfirmedEmail(
  executor: Executor,
  userId: number,
  sentence: string,
): Promise<void> {
  const account = await findAccountById(executor, userId);
  if (account?.emailConfirmedAt) return;
  throw new AppError('EMAIL_NOT_CONFIRMED', sentence);
}
