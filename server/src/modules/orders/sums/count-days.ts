import { addDays, type IstDay } from '#contracts/platform/ist-day.ts';
import { allowTime } from '#server/platform/db/allow-time.queries.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { addChanges, countDays, countedUntil, lockCounts } from './count-days.queries.ts';
import { lastClosedDay, sumsMayTakeMs } from './sum-days.queries.ts';

/** Days that one transaction counts. */
const daysAtOnce = 31;
const changesAtOnce = 10_000;

/**
 * Counts all orders by the day in India and by how they stand, once a day is over, and adds what has changed since.
 * What it leaves undone is counted one by one meanwhile.
 */
export async function countOrderDays({ db }: Pick<Services, 'db'>): Promise<void> {
  const [closed] = await lastClosedDay(db, []);
  if (!closed) return;
  while (await countNext(db, closed.day));
}

/** One part, in a transaction of its own. Answers false when the rest is done, or another process is at it. */
function countNext(db: Services['db'], closed: IstDay): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const [lock] = await lockCounts(tx, []);
    if (!lock?.isLocked) return false;
    await allowTime(tx, sumsMayTakeMs);
    const [known] = await countedUntil(tx, []);
    const from = known?.until ?? known?.first ?? null;
    if (from !== null && from < closed) {
      const end = addDays(from, daysAtOnce);
      await countDays(tx, [from, end < closed ? end : closed]);
      return true;
    }
    const [changes] = await addChanges(tx, [changesAtOnce]);
    return changes?.added === changesAtOnce;
  });
}
