import type { BookAudit } from '#contracts/admin/books/books.contract.ts';
import { shownDifferences } from '#contracts/admin/books/books.rules.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { differencesOf, lastAudit } from './books.queries.ts';

/** What the last audit that was finished found; null before the first. */
export async function loadBookAudit(executor: Executor): Promise<BookAudit | null> {
  const [last] = await lastAudit(executor, []);
  if (!last) return null;
  return {
    finishedAt: last.finishedAt.toISOString(),
    since: last.since.toISOString(),
    count: last.count,
    differences: await differencesOf(executor, [last.id, shownDifferences]),
  };
}
