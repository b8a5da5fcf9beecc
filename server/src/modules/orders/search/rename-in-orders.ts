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
 * Writes the new names of people who have taken one into the words of all their orders. Leaves the rest to another
 * process that is at it.
 */
export async function renameInOrders({ db }: Needed): Promise<void> {
  for (const person of await listRenamed(db, [peopleAtOnce])) if (!(await rename(db, person))) return;
}

/** Part by part, so that a process that stops leaves little to be done again. Answers false when another is at it. */
async function rename(
  db: Services['db'],
  { id, userId, reached }: { id: number; userId: number; reached: number },
): Promise<boolean> {
  for (let from = reached; ; ) {
    const part = await inTransaction(db, async (tx) => renameNext(tx, { id, userId, from }));
    if (!part) return false;
    if (part.last === null) return true;
    from = part.last;
  }
}

/** Answers null when another process is at it. */
async function renameNext(
  tx: Transaction,
  { id, userId, from }: { id: number; userId: number; from: number },
): Promise<{ last: number | null } | null> {
  const [lock] = await lockWords(tx, []);
  if (!lock?.isLocked) return null;
  await allowTime(tx, wordsMayTakeMs);
  const [done] = await renameInWords(tx, [userId, from, ordersAtOnce]);
  const last = done?.last ?? null;
  if (last === null) await forgetRenamed(tx, [id]);
  else await noteRenamed(tx, [id, last]);
  return { last };
}
