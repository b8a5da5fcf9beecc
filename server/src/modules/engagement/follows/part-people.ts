import type { Transaction } from '#server/platform/db/executor.ts';
import type { Services } from '#server/platform/services.ts';
import { followRequestGone, makerUnfollowed } from '../engagement.events.ts';
import { deleteFollowsBetween, moveFollowCounts } from './follows.queries.ts';
import { holdCounts } from './hold-follow.ts';
import { deleteRequestsBetween } from './requests.queries.ts';

/**
 * Deletes follows and requests between two people, in the transaction of a block and before inserting it: a follow or
 * request in progress is waited for, and a later one sees the block.
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
