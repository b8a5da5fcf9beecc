import type { PaymentsContext } from '../payments.context.ts';
import { ProviderError } from '../provider/provider-error.ts';
import { bookRefund, closeRefund } from './book-refund.ts';
import { type RefundRow, refundById, refundToSend } from './refunds.queries.ts';

/** How often the amount of a refund may change while it is being sent. */
const mostTries = 5;

/**
 * Sends a refund to the provider. Does nothing during a dispute of the payment, because a lost dispute would pay the
 * buyer a second time. Idempotent by its key. Throws ProviderError.
 */
export async function sendRefund(context: PaymentsContext, refundId: number): Promise<void> {
  for (let tries = 0; tries < mostTries; tries++) {
    const [refund] = await refundToSend(context.services.db, [refundId]);
    if (!refund) return;
    try {
      await request(context, refund);
      return;
    } catch (error) {
      if (!(error instanceof ProviderError) || error.kind !== 'refused') throw error;
      if (await resolveRefusal(context, refund, error)) return;
    }
  }
  throw new Error(`refund ${refundId} kept changing while it was sent`);
}

async function request(context: PaymentsContext, refund: RefundRow): Promise<void> {
  const { razorpayPaymentId, amountPaise, providerKey } = refund;
  const made = await context.client.refund(razorpayPaymentId, amountPaise, providerKey);
  await bookRefund(context, made, { isFresh: true });
}

/** Records all of the provider's refunds of a payment. */
export async function readRefunds(context: PaymentsContext, razorpayPaymentId: string): Promise<void> {
  const made = await context.client.listRefunds(razorpayPaymentId);
  // In the sequence in which they were made.
  for (const one of made.reverse()) await bookRefund(context, one, { isFresh: true });
}

/**
 * Resolves a refused refund: the money may not be captured yet, or part of it may have gone back already. Returns
 * false if the amount has changed, so that the refund must be sent again.
 */
async function resolveRefusal(
  context: PaymentsContext,
  refund: RefundRow,
  refusal: ProviderError,
): Promise<boolean> {
  const { client, services } = context;
  const payment = await client.getPayment(refund.razorpayPaymentId);
  if (payment.status === 'authorized') {
    await client.capture(payment.id, payment.amount);
    await request(context, refund);
    return true;
  }
  if (payment.status === 'failed') {
    await closeRefund(context, refund, 'processed');
    return true;
  }
  await readRefunds(context, payment.id);
  const [now] = await refundById(services.db, [refund.id]);
  if (now?.status !== 'QUEUED') return true;
  if (now.providerKey !== refund.providerKey) return false;
  services.log.warn({ err: refusal, refundId: refund.id }, 'a refund was refused');
  await closeRefund(context, refund, 'failed');
  return true;
}
