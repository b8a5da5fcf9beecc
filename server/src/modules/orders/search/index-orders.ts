import { allowTime } from '#server/platform/db/allow-time.queries.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import {
  forgetRenamed,
  indexOrders,
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
 * Makes new orders known by their words, and all orders of people who have taken another name. Leaves the rest to
 * another process that is at it.
 */
export async function indexWords(services: Needed): Promise<void> {
  for (let added: number | null = ordersAtOnce; added === ordersAtOnce; ) {
    added = await indexNext(services);
    if (added === null) return;
  }
  for (const person of await listRenamed(services.db, [peopleAtOnce]))
    if (!(await rename(services, person))) return;
}

/** Answers null when another process is at it. */
function indexNext({ db }: Needed): Promise<number | null> {
  return alone(db, async (tx) => {
    const [added] = await indexOrders(tx, [ordersAtOnce]);
    return added?.count ?? 0;
  });
}

/** Part by part, so that a process that stops leaves little to be done again. Answers false when another is at it. */
async function rename(
  { db }: Needed,
  { id, userId, reached }: { id: number; userId: number; reached: number },
): Promise<boolean> {
  for (let from = reached; ; ) {
    const part = await alone(db, async (tx) => {
      const [done] = await renameInWords(tx, [userId, from, ordersAtOnce]);
      const last = done?.last ?? null;
      if (last === null) await forgetRenamed(tx, [id]);
      else await noteRenamed(tx, [id, last]);
      return { last };
    });
    if (!part) return false;
    if (part.last === null) return true;
    from = part.last;
  }
}

/** Does the work unless another process is at it, in a transaction that may take longer than a request. */
function alone<T>(db: Services['db'], work: (tx: Transaction) => Promise<T>): Promise<T | null> {
  return inTransaction(db, async (tx) => {
    const [lock] = await lockWords(tx, []);
    if (!lock?.isLocked) return null;
    await allowTime(tx, wordsMayTakeMs);
    return work(tx);
  });
}
