import { privacyChanged } from '#server/modules/profiles/public.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import type { Services } from '#server/platform/services.ts';
import { takeIntoSearch } from './find-again.queries.ts';

/**
 * When a profile becomes public, its newest designs enter the search in the same transaction; the rest of a large
 * shop follows here.
 */
export function findAgainWhenPublic({ db, events }: Services): void {
  events.on(privacyChanged, 'find-again', ({ userId }) => findAgain(db, userId));
}

/** Each batch is its own statement, so that an interrupted run can continue. */
export async function findAgain(executor: Executor, makerId: number): Promise<void> {
  let taken: number;
  do {
    const [row] = await takeIntoSearch(executor, [makerId]);
    taken = row?.taken ?? 0;
  } while (taken > 0);
}
