import { isMakingStarted } from '#contracts/measurements/book/book.rules.ts';
import { orderMoved } from '#server/modules/orders/public.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { findParties, holdMeasurements, insertMeasurement, lastVersion } from '../measurements.queries.ts';
import { copyForOrder } from './copy-for-order.ts';
import { naapShareChanged } from './naap.events.ts';
import { lockFreezable, markFrozen, revokeSharesOfOrder } from './shares.queries.ts';

/**
 * Freezes the shares of an order once making starts, and ends those of an order that was cancelled before. Since the
 * move of the order no share changes, so the copy may follow it.
 */
export function followOrders(services: Services): void {
  services.events.on(orderMoved, 'freeze-naap-shares', async ({ orderId, from, to, happenedAt }) => {
    const at = new Date(happenedAt);
    if (to === 'CANCELLED' && !isMakingStarted(from)) await revokeSharesOfOrder(services.db, [orderId, at]);
    if (isMakingStarted(to)) await freezeShares(services, orderId, at);
  });
}

/** Copies what is shared with an order into its own measurements, as signed by the buyer. Idempotent. */
async function freezeShares({ db, events }: Services, orderId: number, frozenAt: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    await holdMeasurements(tx, [String(orderId)]);
    const shares = await lockFreezable(tx, [orderId]);
    const [order] = await findParties(tx, [orderId]);
    if (!order || shares.length === 0) return;
    for (const share of shares) {
      const { garment, ownerId } = share;
      const [last] = await lastVersion(tx, [orderId, garment]);
      const [row] = await insertMeasurement(tx, {
        ...{ orderId, garment, buyerId: ownerId, viewerId: ownerId, now: frozenAt },
        ...copyForOrder(share),
        version: (last?.version ?? 0) + 1,
        idempotencyKey: null,
      });
      if (!row) throw new Error('the copy was not written');
      await markFrozen(tx, [share.id, frozenAt, row.id]);
    }
    await events.publish(tx, naapShareChanged, { orderId, ...order, act: null });
  });
}
