import { useNavigate } from 'react-router';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { toast } from '#web/ui/floats/toast.ts';
import ordersWords from '#web/words/en/features/orders/orders.json';
import { type PaymentProof, provePayment } from './paying.api.ts';
import type { PaymentEnding } from './use-payment.ts';

/** Leads to the confirmation, which says that the advance was paid, or to the order's page if the proof was rejected. */
export function useAdvanceEnding(onPaid?: () => void): PaymentEnding {
  const t = useWords(ordersWords, 'payment');
  const navigate = useNavigate();
  const confirm = (orderId: PaymentProof['orderId']) =>
    navigate(`/order-confirmation?orderId=${orderId}`, { replace: true });
  return {
    prove: provePayment,
    booked(orderId) {
      onPaid?.();
      return confirm(orderId);
    },
    // The confirmation page waits for the provider to report the payment.
    unheard: confirm,
    refused(orderId, sentence) {
      toast.bad(t('failed'), sentence ?? t('verificationFailed'));
      const page = `/order-details/purchase/${orderId}`;
      return navigate(page, { replace: true, state: { awaitsPayment: true } });
    },
  };
}
