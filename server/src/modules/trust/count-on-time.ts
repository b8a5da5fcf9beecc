import type { IstDay } from '#contracts/platform/ist-day.ts';
import { readOwedDays } from '#server/modules/orders/public.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import type { Period } from './keep-figure.queries.ts';
import { type JudgedOrder, keepOnTime, ordersToJudge } from './on-time.queries.ts';

const readAtOnce = 1000;

/**
 * Judges orders against the day that their makers owed. An order counts on the day on which it was settled: delivered,
 * cancelled, or past its day and still open.
 */
export async function countOnTime(tx: Transaction, period: Period): Promise<void> {
  const makerIds: number[] = [];
  const onTime: boolean[] = [];
  let afterId: number | undefined = 0;
  while (afterId !== undefined) {
    const orders: JudgedOrder[] = await ordersToJudge(tx, { ...period, afterId, limit: readAtOnce });
    const owed = await readOwedDays(tx, orders, period.now);
    for (const order of orders) {
      const isOnTime = judge(order, owed.get(order.id)?.dueBy ?? null, period);
      if (isOnTime === null) continue;
      makerIds.push(order.makerId);
      onTime.push(isOnTime);
    }
    afterId = orders.length < readAtOnce ? undefined : orders.at(-1)?.id;
  }
  await keepOnTime(tx, { ...period, makerIds, onTime });
}

/**
 * Whether an order was on time; null if it does not count. It counts as late if its maker ended it, or if it was
 * cancelled when its day had passed. Other cancelled orders do not count.
 */
function judge(
  { status, endedOn, endedByMaker }: JudgedOrder,
  dueBy: IstDay | null,
  { from, to }: Period,
): boolean | null {
  if (dueBy === null) return null;
  if (endedOn === null) return from <= dueBy && dueBy < to ? false : null;
  if (status === 'DELIVERED') return endedOn <= dueBy;
  return endedByMaker || endedOn > dueBy ? false : null;
}
