import { formatRupees } from '#contracts/money/money.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import type { ApiError } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button, type ButtonKind } from '#web/ui/button.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import orderMoneyWords from '#web/words/en/features/orders/order-money.json';
import ordersWords from '#web/words/en/features/orders/orders.json';
import { openFinalPayment, proveFinalPayment } from './paying.api.ts';
import { isUnderWay } from './payment-flow.ts';
import { usePayment } from './use-payment.ts';

interface PayRemainingProps {
  order: OrderData;
  kind?: ButtonKind;
}

/** The button of the final payment, early or when due. It stays on the order's page, which then shows it paid. */
export function PayRemaining({ order, kind = 'secondary' }: PayRemainingProps) {
  const t = useWords(orderMoneyWords);
  const paymentWords = useWords(ordersWords, 'payment');
  const { buyer, products, payments } = order;
  const { state, pay } = usePayment({
    payer: buyer,
    description: t('window', { title: products[0]?.title ?? order.orderNumber }),
    ending: {
      prove: proveFinalPayment,
      booked: () => toast.good(t('successful'), t('received')),
      unheard: () => toast.note(t('waiting'), t('waitingLine')),
      refused: (_, sentence) => toast.bad(t('failed'), sentence ?? t('processingFailed')),
    },
    onRefused: (error: ApiError) => {
      toast.bad(t('failed'), error.message || t('processingFailed'));
      return true;
    },
    onDismissed: () => toast.note(t('notFinished'), t('notFinishedLine')),
  });
  const refusal = 'refusal' in state ? state.refusal : null;
  const isAsked = payments.final.dueDate !== null;
  return (
    <div className="grid max-w-full gap-2">
      {refusal === null ? null : (
        <p role="status" className="max-w-[40ch] text-2 leading-[1.4] text-bad">
          {paymentWords('refused', { why: refusal })}
        </p>
      )}
      <Button
        kind={kind}
        className="w-full"
        busy={isUnderWay(state) && t('paying')}
        onClick={() => pay(() => openFinalPayment(order.id))}
      >
        {t('pay', { amount: formatRupees(payments.final.amount) })}
      </Button>
      {isAsked ? null : <p className="hint">{t('early')}</p>}
    </div>
  );
}
