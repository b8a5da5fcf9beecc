import { handLimits } from '#contracts/hands/hands.rules.ts';
import { orderMoved } from '#server/modules/orders/public.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { findHandOver, lockOrder } from './hands.queries.ts';
import { tellHand } from './tell-hand.ts';
import { forgetHands, withdrawOfOrder } from './write-hands.queries.ts';

const dayMs = 86_400_000;

/** Withdraws what is out when an order is cancelled. Idempotent. */
export function followOrders({ db, clock, events }: Services): void {
  events.on(orderMoved, 'withdraw-hand-overs', async ({ orderId, to }) => {
    if (to !== 'CANCELLED') return;
    await inTransaction(db, async (tx) => {
      await lockOrder(tx, [orderId]);
      for (const { id, makerId } of await withdrawOfOrder(tx, [orderId, clock.now()])) {
        const [handOver] = await findHandOver(tx, [id]);
        if (handOver) await tellHand({ events }, tx, handOver, { makerId, news: 'WITHDRAW' });
      }
    });
  });
}

/** Forgets who the hands were, a year after their work ended. */
export async function sweepHands({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await forgetHands(db, [new Date(clock.now().getTime() - handLimits.keptDays * dayMs)]);
}
