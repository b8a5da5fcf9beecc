import { creditedSince } from '#contracts/orders/swatches/swatch.rules.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { creditableSwatch, lockSwatches } from './swatches.queries.ts';

interface Asked {
  buyerId: number;
  makerId: number;
  now: Date;
}

/**
 * The swatch whose price the order being placed takes off; null if there is none. Locks it until the transaction ends:
 * of two first orders at once, the second finds it used, and a swatch that is being cancelled is found cancelled.
 */
export async function takeCredit(tx: Transaction, { buyerId, makerId, now }: Asked) {
  const since = creditedSince(now);
  await lockSwatches(tx, [buyerId, makerId, since]);
  // Read by a statement of its own, which sees the refunds that were committed while it waited for the lock.
  const [swatch] = await creditableSwatch(tx, [buyerId, makerId, since]);
  return swatch ?? null;
}
