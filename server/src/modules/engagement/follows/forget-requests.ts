import type { Transaction } from '#server/platform/db/executor.ts';
import type { Services } from '#server/platform/services.ts';
import { followRequestGone } from '../engagement.events.ts';
import { holdCounts } from './hold-follow.ts';
import { deleteRequestsBetween } from './requests.queries.ts';

/**
 * Takes away what two people have asked of each other, in the transaction of a block and before it is there: a request
 * under way is waited for, and one that comes later finds the block.
 */
export async function forgetRequestsBetween(
  { events }: Pick<Services, 'events'>,
  tx: Transaction,
  one: number,
  other: number,
): Promise<void> {
  await holdCounts(tx, [one, other]);
  for (const pair of await deleteRequestsBetween(tx, [one, other]))
    await events.publish(tx, followRequestGone, pair);
}
