import { useEffect } from 'react';
import { formatRupees } from '#contracts/money/money.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { Button, type ButtonKind } from '#web/ui/button.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import { classNames } from '#web/ui/styles/class-names.ts';
import ordersWords from '#web/words/en/features/orders/orders.json';
import { forgetPaid } from '../placing/checkout-attempt.ts';
import { reopenPayment } from './paying.api.ts';
import { isUnderWay } from './payment-flow.ts';
import { useAdvanceEnding } from './use-advance-ending.ts';
import { usePayment } from './use-payment.ts';

interface ContinuePaymentProps {
  order: OrderData;
  kind?: ButtonKind;
  className?: string;
}

/** Reopens the payment of an unpaid order. */
export function ContinuePayment({ order, kind = 'primary', className }: ContinuePaymentProps) {
  const t = useWords(ordersWords, 'payment');
  const { buyer, products, payments } = order;
  const { viewer } = useViewer();
  const forget = () => {
    for (const { id } of products) if (viewer !== null && id !== null) forgetPaid(order.id, viewer.id, id);
  };
  const { state, pay, found } = usePayment({
    payer: buyer,
    description: t('window', { title: products[0]?.title ?? order.orderNumber }),
    ending: useAdvanceEnding(forget),
    onDismissed: () => toast.note(t('notFinished'), t('notFinishedLine')),
  });
  useEffect(() => {
    found(order.id);
  }, [found, order.id]);
  const refusal = 'refusal' in state ? state.refusal : null;
  return (
    <div className={classNames('grid max-w-full gap-2', className)}>
      {refusal === null ? null : (
        <p role="status" className="max-w-[40ch] text-2 leading-[1.4] text-bad">
          {t('refused', { why: refusal })}
        </p>
      )}
      <Button
        kind={kind}
        className="w-full"
        busy={isUnderWay(state) && t('processing')}
        onClick={() => pay(() => reopenPayment(order.id))}
      >
        {t('continueFor', { amount: formatRupees(payments.initial.amount) })}
      </Button>
    </div>
  );
}
