import { inTransaction } from '../../platform/db/transaction.ts';
import type { PaymentsContext } from './payments.context.ts';
import { refundMoved } from './payments.events.ts';
import { lockPayment, markRefunded } from './payments.queries.ts';
import { ProviderError } from './provider-error.ts';
import type { ProviderRefund } from './razorpay-replies.ts';
import { mostFailures, moveRefund, type RefundRow, refundById } from './refunds.queries.ts';

/** Tells the provider to pay back. Its idempotency key makes a repeat the same refund. Throws ProviderError. */
export async function sendRefund(context: PaymentsContext, refundId: number): Promise<void> {
  const [refund] = await refundById(context.services.db, [refundId]);
  if (refund?.status !== 'QUEUED') return;
  try {
    await settleRefund(context, refund, await request(context, refund));
  } catch (error) {
    if (!(error instanceof ProviderError) || error.kind !== 'refused') throw error;
    await resolveRefusal(context, refund, error);
  }
}

function request({ client }: PaymentsContext, refund: RefundRow): Promise<ProviderRefund> {
  return client.refund(refund.razorpayPaymentId, refund.amountPaise, refund.idempotencyKey);
}

/** Looks up why a refund was refused: the money may be back already, or not yet taken. */
async function resolveRefusal(
  context: PaymentsContext,
  refund: RefundRow,
  refusal: ProviderError,
): Promise<void> {
  const { client, services } = context;
  const payment = await client.getPayment(refund.razorpayPaymentId);
  if (payment.status === 'authorized') {
    await client.capture(payment.id, payment.amount);
    return settleRefund(context, refund, await request(context, refund));
  }
  if (payment.status === 'failed') return settleRefund(context, refund, { status: 'processed', id: null });
  const earlier = (await client.listRefunds(payment.id)).find((one) => one.receipt === refund.idempotencyKey);
  if (earlier) return settleRefund(context, refund, earlier);
  if (payment.status === 'refunded') return settleRefund(context, refund, { status: 'processed', id: null });
  services.log.warn({ err: refusal, refundId: refund.id }, 'a refund was refused');
  await settleRefund(context, refund, { status: 'failed', id: null });
}

const statusOf = { pending: 'PENDING', processed: 'PROCESSED', failed: 'FAILED' } as const;

/** Writes down what became of a refund. Its payment counts as refunded once all of it is back. */
export async function settleRefund(
  { services }: PaymentsContext,
  refund: Pick<RefundRow, 'id' | 'paymentId'>,
  said: { status: ProviderRefund['status']; id: string | null },
): Promise<void> {
  const { db, clock, events, log } = services;
  await inTransaction(db, async (tx) => {
    // Two parts of one payment that settle at once must see each other.
    await lockPayment(tx, [refund.paymentId]);
    const [moved] = await moveRefund(tx, [refund.id, statusOf[said.status], said.id, clock.now()]);
    if (!moved) return;
    const { id, status, failures, paymentId, razorpayPaymentId } = moved;
    if (status === 'FAILED') {
      const message =
        failures < mostFailures
          ? 'a refund failed and will be tried again'
          : 'a refund failed for the last time; somebody must look at it';
      log.error({ refundId: id, failures }, message);
      if (failures === 1) await events.publish(tx, refundMoved, { refundId: id, status });
    }
    if (status === 'PROCESSED') {
      await markRefunded(tx, [paymentId, razorpayPaymentId]);
      await events.publish(tx, refundMoved, { refundId: id, status });
    }
  });
}
