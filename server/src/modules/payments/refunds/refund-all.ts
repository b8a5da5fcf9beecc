import type { Transaction } from '#server/platform/db/executor.ts';
import type { PaymentsContext } from '../payments.context.ts';
import { lockPaymentsOfOrder } from '../payments.queries.ts';
import { queueRefund } from './queue-refund.ts';
import { heldOfOrder } from './refunds.queries.ts';
import { spreadRefund } from './spread-refund.ts';

export interface RefundOfRest {
  cause: 'CANCELLED' | 'LATE';
  /** The amount that the maker keeps. */
  keptPaise: number;
}

/**
 * Refunds everything paid for an order except `keptPaise`, in the sequence of `heldOfOrder`. A second call refunds
 * nothing more. Throws if the provider does not accept such amounts.
 */
export async function refundAll(
  context: PaymentsContext,
  tx: Transaction,
  orderId: number,
  { cause, keptPaise }: RefundOfRest,
): Promise<void> {
  await lockPaymentsOfOrder(tx, [orderId]);
  const held = await heldOfOrder(tx, [orderId]);
  const amounts = held.map(({ heldPaise }) => heldPaise);
  const sum = amounts.reduce((total, paise) => total + paise, 0);
  const parts = keptPaise === 0 ? amounts : spreadRefund(Math.max(0, sum - keptPaise), amounts);
  if (!parts) throw new Error(`of order ${orderId} ${sum - keptPaise} paise cannot be paid back`);
  for (const [index, { paymentId, razorpayPaymentId }] of held.entries()) {
    const amountPaise = parts[index] ?? 0;
    if (amountPaise > 0) await queueRefund(context, tx, { paymentId, razorpayPaymentId, amountPaise, cause });
  }
}
