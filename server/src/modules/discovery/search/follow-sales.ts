import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { forgetGone, holdSold, movedAtOnce, moveHeld } from './follow-sales.queries.ts';

/** Seconds. Designs that sell well are updated once for many sales. */
export const followSalesEvery = 20;

/**
 * Updates the popularity and punctuality of the designs that were noted, outside the transaction that books a payment
 * or computes the figures of all makers.
 */
export async function followSales({ db }: Pick<Services, 'db'>): Promise<void> {
  await forgetGone(db, []);
  let moved: number;
  do {
    moved = await inTransaction(db, async (tx) => {
      const ids = (await holdSold(tx, [])).map(({ id }) => id);
      if (ids.length > 0) await moveHeld(tx, [ids]);
      return ids.length;
    });
  } while (moved === movedAtOnce);
}
