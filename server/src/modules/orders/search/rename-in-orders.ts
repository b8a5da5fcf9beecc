import { allowTime } from '#server/platform/db/allow-time.queries.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import {
  forgetRenamed,
  listRenamed,
  lockWords,
  noteRenamed,
  renameInWords,
  wordsMayTakeMs,
} from './order-words.queries.ts';

const ordersAtOnce = 2000;
const peopleAtOnce = 20;

type Needed = Pick<Services, 'db'>;

/**
 * Writes changed names into the search words of all orders of these people. Skips people whom another process is
 * handling or whose order is being placed; the next run handles them.
 */
export async function renameInOrders({ db }: Needed): Promise<void> {
  for (const person of await listRenamed(db, [peopleAtOnce])) await rename(db, person);
}

/** Works in batches, so that little has to be repeated after a crash. */
async function rename(
  db: Services['db'],
  { id, userId, reached }: { id: number; userId: number; reached: number },
): Promise<void> {
  for (let from: number | null = reached; from !== null; ) {
    const after: number = from;
    from = await inTransaction(db, async (tx) => renameNext(tx, { id, userId, from: after }));
  }
}

/** Returns the last order written; null if no more can be written now. */
async function renameNext(
  tx: Transaction,
  { id, userId, from }: { id: number; userId: number; from: number },
): Promise<number | null> {
  const [lock] = await lockWords(tx, [userId]);
  if (!lock?.isLocked) return null;
  await allowTime(tx, wordsMayTakeMs);
  const [done] = await renameInWords(tx, [userId, from, ordersAtOnce]);
  const last = done?.last ?? null;
  if (last === null) await forgetRenamed(tx, [id]);
  else await noteRenamed(tx, [id, last]);
  return last;
}
