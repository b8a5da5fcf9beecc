import { inTransaction } from '../../platform/db/transaction.ts';
import type { PaymentsContext } from './payments.context.ts';
import { markRefunded } from './payments.queries.ts';
import { ProviderError } from './provider-error.ts';
import type { ProviderRefund } from './razorpay-replies.ts';
import { moveRefund, type RefundRow, refundById } from './refunds.queries.ts';

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

/** Writes down what became of a refund. */
export async function settleRefund(
  { services }: PaymentsContext,
  refund: Pick<RefundRow, 'id'>,
  said: { status: ProviderRefund['status']; id: string | null },
): Promise<void> {
  const { db, clock } = services;
  await inTransaction(db, async (tx) => {
    const [moved] = await moveRefund(tx, [refund.id, statusOf[said.status], said.id, clock.now()]);
    if (!moved) return;
    if (moved.status === 'FAILED') {
      services.log.error({ refundId: moved.id }, 'a refund failed; somebody must look at it');
      return;
    }
    await markRefunded(tx, [moved.paymentId, moved.razorpayPaymentId]);
  });
}
