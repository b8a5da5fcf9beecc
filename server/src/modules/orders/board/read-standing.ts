import type { Executor } from '#server/platform/db/executor.ts';
import { mapInSlices } from '#server/platform/process/map-in-slices.ts';
import { readOwedDays } from '../due/due-of-order.ts';
import { type BoardFacts, type Standing, standingOf } from './board.policy.ts';
import { openOrders } from './board.queries.ts';

export type StandingOrder = BoardFacts & Standing & { id: number };

/** How each open order of a maker stands. */
export async function readStanding(executor: Executor, makerId: number, now: Date): Promise<StandingOrder[]> {
  const orders = await openOrders(executor, [makerId]);
  const owed = await readOwedDays(executor, orders, now);
  const standing = await mapInSlices(orders, (order) => {
    const { dueBy = null, lateDays = 0, segments = [] } = owed.get(order.id) ?? {};
    return dueBy === null ? null : { ...order, ...standingOf(order, { dueBy, lateDays, segments }, now) };
  });
  return standing.filter((order) => order !== null);
}
