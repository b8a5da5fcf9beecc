import type { Transaction } from '#server/platform/db/executor.ts';
import type { PaymentsContext } from '../payments.context.ts';
import { cutRefund, openRefunds, overPromised, sumPromises } from './refunds.queries.ts';

/**
 * Reduces refunds that the provider does not have yet, newest first, by what it has refunded and by `morePaise` that
 * is about to be recorded, so that no more is promised than was paid.
 */
export async function fitPromises(
  { services }: PaymentsContext,
  tx: Transaction,
  razorpayPaymentId: string,
  morePaise = 0,
): Promise<void> {
  const [row] = await overPromised(tx, [razorpayPaymentId]);
  let over = row ? row.overPaise + morePaise : 0;
  if (over > 0) {
    for (const { id, amountPaise } of await openRefunds(tx, [razorpayPaymentId])) {
      if (over <= 0) break;
      await cutRefund(tx, [id, over, services.clock.now()]);
      over -= Math.min(over, amountPaise);
    }
  }
  await sumPromises(tx, [razorpayPaymentId]);
}
