import type { ServicesWithPayments } from '#server/modules/payments/public.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { noMoney } from '../core/instalment.policy.ts';
import { moveOrder } from '../core/move-order.ts';
import { lockOrder } from '../core/orders.queries.ts';

/** Cancels an order for its buyer if it is unpaid, else does nothing. Requires locked instalments. */
export async function cancelUnpaid(
  services: ServicesWithPayments,
  tx: Transaction,
  { orderId, buyerId }: { orderId: number; buyerId: number },
): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (order?.status !== 'PENDING' || order.buyerId !== buyerId) return;
  await moveOrder(services, tx, order, {
    ...{ actor: 'BUYER', actorId: buyerId, to: 'CANCELLED', note: '', money: noMoney },
  });
}
