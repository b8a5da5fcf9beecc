import type { Transaction } from '#server/platform/db/executor.ts';
import { jobKind } from '#server/platform/jobs/jobs.ts';
import type { PaymentsContext } from '../payments.context.ts';
import { refundMoved } from '../payments.events.ts';
import { countRefunds, insertRefund, promiseBack, type RefundCause } from './refunds.queries.ts';

interface NewRefund {
  paymentId: number;
  razorpayPaymentId: string;
  amountPaise: number;
  cause: RefundCause;
  reason?: string;
  /** For a partial refund. One that closes a payment has a key made from the payment id. */
  request?: { idempotencyKey: string; providerKey: string };
}

export const payBack = jobKind<{ refundId: number }>('payments.refund', { limit: 8, delaySeconds: 2 });

/**
 * Records a refund; the provider is called after the commit. Requires locked instalments. The table refuses to refund
 * more than was paid.
 */
export async function queueRefund(
  { services }: PaymentsContext,
  tx: Transaction,
  { paymentId, razorpayPaymentId, amountPaise, cause, reason = '', request }: NewRefund,
): Promise<void> {
  const [earlier] = request ? [] : await countRefunds(tx, [razorpayPaymentId]);
  const nth = earlier && earlier.count > 0 ? earlier.count + 1 : '';
  const [row] = await insertRefund(tx, {
    paymentId,
    razorpayPaymentId,
    amountPaise,
    cause,
    reason,
    idempotencyKey: request?.idempotencyKey ?? null,
    providerKey: request?.providerKey ?? `refund${nth}-${razorpayPaymentId}`,
    now: services.clock.now(),
  });
  if (!row) return;
  const [promised] = await promiseBack(tx, [razorpayPaymentId, amountPaise]);
  if (!promised) throw new Error(`the payment of refund ${row.id} was never noted`);
  await services.jobs.add(tx, payBack, { refundId: row.id });
  await services.events.publish(tx, refundMoved, { refundId: row.id, status: 'QUEUED' });
}
