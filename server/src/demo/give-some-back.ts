import { refundOrder } from '#server/modules/orders/paying/refund-order.ts';
import type { ServicesWithPayments } from '#server/modules/payments/public.ts';
import { demoKey } from './demo.queries.ts';
import { findPaidOrders } from './demo-orders.queries.ts';

/** One maker refunds a small part of the final payment. */
export async function giveSomeBack(services: ServicesWithPayments): Promise<void> {
  const paid = (await findPaidOrders(services.db)).at(-1);
  if (!paid) return;
  await refundOrder(services, {
    orderId: paid.id,
    viewerId: paid.makerId,
    amountPaise: 50_000,
    reason: 'The border came out a finger narrower than drawn, as we spoke about.',
    idempotencyKey: demoKey('refund-narrow-border'),
  });
}
