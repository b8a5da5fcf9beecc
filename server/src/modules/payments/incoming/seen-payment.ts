import type { ProviderPayment } from '../provider/razorpay-replies.ts';
import type { SeenPayment } from './apply-payment.ts';

/** The provider's words for a payment, in ours. */
export function seenPayment(payment: ProviderPayment): SeenPayment {
  return {
    id: payment.id,
    razorpayOrderId: payment.order_id ?? '',
    amountPaise: payment.amount,
    currency: payment.currency,
    status: payment.status,
    method: payment.method ?? '',
    reason: payment.error_reason ?? '',
  };
}
