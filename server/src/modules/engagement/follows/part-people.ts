import type { Transaction } from '#server/platform/db/executor.ts';
import type { Services } from '#server/platform/services.ts';
import { followRequestGone, makerUnfollowed } from '../engagement.events.ts';
import { deleteFollowsBetween, moveFollowCounts } from './follows.queries.ts';
import { holdCounts } from './hold-follow.ts';
import { deleteRequestsBetween } from './requests.queries.ts';

/**
 * Ends the follows between two people and takes away what they have asked of each other, in the transaction of a block
 * and before it is there: a follow or request under way is waited for, and one that comes later finds the block.
 */
export async function partPeople(
  { events }: Pick<Services, 'events'>,
  tx: Transaction,
  one: number,
  other: number,
): Promise<void> {
  await holdCounts(tx, [one, other]);
  for (const pair of await deleteRequestsBetween(tx, [one, other]))
    await events.publish(tx, followRequestGone, pair);
  for (const pair of await deleteFollowsBetween(tx, [one, other])) {
    await moveFollowCounts(tx, [pair.followerId, pair.makerId, -1]);
    await events.publish(tx, makerUnfollowed, pair);
  }
}
