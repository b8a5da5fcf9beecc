import { privacyChanged } from '#server/modules/profiles/public.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import type { Services } from '#server/platform/services.ts';
import { takeIntoSearch } from './find-again.queries.ts';

/** The newest designs of a profile that opens are found with the switch itself, the others of a large shop soon after. */
export function findAgainWhenPublic({ db, events }: Services): void {
  events.on(privacyChanged, 'find-again', ({ userId }) => findAgain(db, userId));
}

/** Each part is a statement of its own, so that one which is lost is gone on with. */
export async function findAgain(executor: Executor, makerId: number): Promise<void> {
  let taken: number;
  do {
    const [row] = await takeIntoSearch(executor, [makerId]);
    taken = row?.taken ?? 0;
  } while (taken > 0);
}
