import type { Transaction } from '../../platform/db/executor.ts';
import { jobKind } from '../../platform/jobs/jobs.ts';
import type { PaymentsContext } from './payments.context.ts';
import { insertRefund } from './refunds.queries.ts';

interface NewRefund {
  paymentId: number;
  razorpayPaymentId: string;
  amountPaise: number;
  reason: string;
}

export const payBack = jobKind<{ refundId: number }>('payments.refund', { limit: 8, delaySeconds: 2 });

/** Writes down that a payment goes back in full; the provider is told after the commit. Twice is once. */
export async function queueRefund(
  { services }: PaymentsContext,
  tx: Transaction,
  { paymentId, razorpayPaymentId, amountPaise, reason }: NewRefund,
): Promise<void> {
  const [row] = await insertRefund(tx, [
    paymentId,
    razorpayPaymentId,
    amountPaise,
    reason,
    `refund-${razorpayPaymentId}`,
    services.clock.now(),
  ]);
  if (row) await services.jobs.add(tx, payBack, { refundId: row.id });
}
