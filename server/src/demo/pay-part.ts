import { findPayment, type ServicesWithPayments } from '#server/modules/payments/public.ts';
import { backdatePayment } from './demo-orders.queries.ts';
import type { PayHeadless } from './pay-headless.ts';

/** Pays the advance or the final payment of an order of the demo, dated at a moment in the past. */
export async function payPart(
  { db, payments }: ServicesWithPayments,
  pay: PayHeadless,
  { orderId, part, at }: { orderId: number; part: 'ADVANCE' | 'FINAL'; at: Date },
): Promise<void> {
  const owed = async () => {
    const payment = await findPayment(db, orderId, part);
    if (!payment) throw new Error(`order ${orderId} of the demo owes no ${part}`);
    return payment;
  };
  const { razorpayOrderId } = await payments.openWindow(await owed());
  await payments.verify(await owed(), await pay(razorpayOrderId));
  await backdatePayment(db, { orderId, part, at });
}
