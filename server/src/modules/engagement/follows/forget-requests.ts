import type { Transaction } from '#server/platform/db/executor.ts';
import type { Services } from '#server/platform/services.ts';
import { followRequestGone } from '../engagement.events.ts';
import { deleteRequestsBetween } from './requests.queries.ts';

/** Takes away what two people have asked of each other, in the transaction of a block. */
export async function forgetRequestsBetween(
  { events }: Pick<Services, 'events'>,
  tx: Transaction,
  one: number,
  other: number,
): Promise<void> {
  for (const pair of await deleteRequestsBetween(tx, [one, other]))
    await events.publish(tx, followRequestGone, pair);
}
