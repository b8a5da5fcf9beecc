import { sentence } from '#contracts/words/sentence.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { PaymentsContext } from '../payments.context.ts';
import type { PaymentRow } from '../payments.queries.ts';
import { isUnavailable, ProviderError } from '../provider/provider-error.ts';
import { isProviderPaymentId } from '../provider/razorpay-replies.ts';
import { isCheckoutSignature } from '../provider/signatures.ts';
import { applyPayment, type Outcome, type SeenPayment } from './apply-payment.ts';
import { seenPayment } from './seen-payment.ts';

/** The result that the payment window passes to the page. */
export interface PaymentProof {
  razorpayOrderId: string;
  razorpayPaymentId: string;
  signature: string;
}

/** The outcome: booked now, booked for an order that is over, or known before. */
export type Verified = Extract<Outcome, 'booked' | 'late' | 'known'>;

type Refusal = 'other order' | 'payment id' | 'signature' | 'provider' | 'not paid' | Outcome;

/** Books an instalment from the payment window's result. Throws PAYMENT_REFUSED. */
export async function verifyPayment(
  context: PaymentsContext,
  payment: PaymentRow,
  proof: PaymentProof,
): Promise<Verified> {
  const { log } = context.services;
  const refused = (reason: Refusal) => {
    context.metrics.refusals.inc({ reason });
    return new AppError('PAYMENT_REFUSED', sentence('payments.verification'));
  };
  const storedId = payment.razorpayOrderId;
  if (storedId === null || proof.razorpayOrderId !== storedId) throw refused('other order');
  if (!isProviderPaymentId(proof.razorpayPaymentId)) throw refused('payment id');
  if (!isCheckoutSignature(storedId, proof.razorpayPaymentId, proof.signature, context.provider.keySecret)) {
    log.warn({ orderId: payment.orderId }, 'a payment came with a wrong signature');
    throw refused('signature');
  }
  if (payment.razorpayPaymentId === proof.razorpayPaymentId) return 'known';

  const seen = await look(context, payment, storedId, proof.razorpayPaymentId);
  if (seen === null) throw refused('provider');
  const isGood = seen.status === 'authorized' || seen.status === 'captured';
  if (!isGood || seen.razorpayOrderId !== storedId) throw refused('not paid');
  const outcome = await applyPayment(context, seen, { isProven: true });
  if (outcome === 'booked' || outcome === 'late' || outcome === 'known') return outcome;
  log.warn({ orderId: payment.orderId, outcome }, 'a payment was not accepted');
  if (outcome === 'second') {
    context.metrics.refusals.inc({ reason: outcome });
    throw new AppError('PAYMENT_REFUSED', sentence('payments.paidTwice'));
  }
  throw refused(outcome);
}

/**
 * Gets the payment from the provider. If the provider is unavailable, the valid signature counts as an authorised
 * payment of the expected amount; the webhook or the reconciler completes it. Null if the provider does not have the
 * payment.
 */
async function look(
  context: PaymentsContext,
  payment: PaymentRow,
  razorpayOrderId: string,
  razorpayPaymentId: string,
): Promise<SeenPayment | null> {
  try {
    return seenPayment(await context.client.getPayment(razorpayPaymentId));
  } catch (error) {
    if (isUnavailable(error)) {
      return {
        id: razorpayPaymentId,
        razorpayOrderId,
        amountPaise: payment.expectedPaise,
        currency: 'INR',
        status: 'authorized',
        method: '',
        reason: '',
      };
    }
    if (error instanceof ProviderError) return null;
    throw error;
  }
}
