import { allowTime } from '#server/platform/db/allow-time.queries.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import {
  forgetRenamed,
  indexOrders,
  listRenamed,
  noteRenamed,
  renameInWords,
  wordsMayTakeMs,
} from './order-words.queries.ts';

const ordersAtOnce = 2000;
const peopleAtOnce = 20;

type Needed = Pick<Services, 'db'>;

/** Makes new orders known by their words, and all orders of people who have taken another name. */
export async function indexWords(services: Needed): Promise<void> {
  while ((await indexNext(services)) === ordersAtOnce);
  for (const person of await listRenamed(services.db, [peopleAtOnce])) await rename(services, person);
}

function indexNext({ db }: Needed): Promise<number> {
  return inTransaction(db, async (tx) => {
    await allowTime(tx, wordsMayTakeMs);
    const [added] = await indexOrders(tx, [ordersAtOnce]);
    return added?.count ?? 0;
  });
}

/** Part by part, so that a process that stops leaves little to be done again. */
async function rename(
  { db }: Needed,
  { id, userId, reached }: { id: number; userId: number; reached: number },
): Promise<void> {
  for (let after: number | null = reached; after !== null; ) {
    const from: number = after;
    after = await inTransaction(db, async (tx) => {
      await allowTime(tx, wordsMayTakeMs);
      const [done] = await renameInWords(tx, [userId, from, ordersAtOnce]);
      const last = done?.last ?? null;
      if (last === null) await forgetRenamed(tx, [id]);
      else await noteRenamed(tx, [id, last]);
      return last;
    });
  }
}
