import type { Sentence } from '#contracts/words/sentence.ts';
import type { Env } from '#server/env.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { findAccountById } from '../accounts.queries.ts';

/**
 * If the operator requires confirmed emails, throws EMAIL_NOT_CONFIRMED with this sentence for a person whose email
 * is not confirmed.
 */
export async function requireConfirmedEmail(
  { REQUIRE_CONFIRMED_EMAIL }: Pick<Env, 'REQUIRE_CONFIRMED_EMAIL'>,
  executor: Executor,
  userId: number,
  refusal: Sentence,
): Promise<void> {
  if (!REQUIRE_CONFIRMED_EMAIL) return;
  const account = await findAccountById(executor, userId);
  if (account?.emailConfirmedAt) return;
  throw new AppError('EMAIL_NOT_CONFIRMED', refusal);
}
