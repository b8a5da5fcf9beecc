import { refundOrder } from '../modules/orders/public.ts';
import type { Payments } from '../modules/payments/public.ts';
import type { Services } from '../platform/services.ts';
import { demoKey, findAskedOrders } from './demo.queries.ts';
import type { PayHeadless } from './pay-headless.ts';

interface Till {
  payments: Payments;
  pay: PayHeadless;
}

/** Every second buyer who was asked has made the final payment; one maker has given a little of it back. */
export async function payFinals(
  services: Services,
  { payments, pay }: Till,
  isStopping: () => boolean,
): Promise<void> {
  const asked = await findAskedOrders(services.db);
  for (const { id } of asked.filter(({ isPaid }, index) => index % 2 === 0 && !isPaid)) {
    if (isStopping()) return;
    const { razorpayOrderId } = await payments.openWindow(id, 'FINAL');
    await payments.verify(id, 'FINAL', await pay(razorpayOrderId));
  }
  // What was verified with its capture can be given back at once.
  const paid = (await findAskedOrders(services.db)).findLast(({ isPaid }) => isPaid);
  if (!paid || isStopping()) return;
  await refundOrder(services, payments, {
    orderId: paid.id,
    viewerId: paid.makerId,
    amountPaise: 50_000,
    reason: 'The border came out a finger narrower than drawn, as we spoke about.',
    idempotencyKey: demoKey('refund-narrow-border'),
  });
}
