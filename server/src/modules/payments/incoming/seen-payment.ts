import type { ProviderPayment } from '../provider/razorpay-replies.ts';
import type { SeenPayment } from './apply-payment.ts';

/** Converts the provider's payment to ours. */
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
