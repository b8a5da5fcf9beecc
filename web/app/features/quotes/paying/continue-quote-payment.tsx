import { useEffect } from 'react';
import { formatRupees } from '#contracts/money/money.ts';
import type { Quote, QuoteRevision } from '#contracts/quotes/quotes.fields.ts';
import { reopenPayment } from '#web/features/orders/paying/paying.api.ts';
import { isUnderWay } from '#web/features/orders/paying/payment-flow.ts';
import { useAdvanceEnding } from '#web/features/orders/paying/use-advance-ending.ts';
import { usePayment } from '#web/features/orders/paying/use-payment.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import quotesWords from '#web/words/en/features/quotes/quotes.json';
import { backOut, useQuoteAct } from '../quotes.api.ts';
import { PaymentNotice } from './payment-notice.tsx';

interface ContinueQuotePaymentProps {
  quote: Quote;
  current: QuoteRevision;
}

/** For a payment that was begun: continues it, or gives it up and returns to the accepted offer. */
export function ContinueQuotePayment({ quote, current }: ContinueQuotePaymentProps) {
  const t = useWords(quotesWords);
  const { viewer } = useViewer();
  const { id, orderId, can, revision, acceptedRevision } = quote;
  const act = useQuoteAct(id);
  const { state, pay, found } = usePayment({
    payer: { name: viewer?.name ?? '', email: viewer?.email ?? '', phone: viewer?.phone ?? '' },
    description: t('pay.window', { title: current.title }),
    ending: useAdvanceEnding(),
  });
  useEffect(() => {
    if (orderId !== null) found(orderId);
  }, [found, orderId]);
  const giveUp = async () => {
    try {
      toast.good((await act.mutateAsync(() => backOut(id, acceptedRevision ?? revision))).message);
    } catch (error) {
      toast.bad(t('acts.failed'), sentenceOf(error));
    }
  };
  const isRefused = 'refusal' in state && state.refusal !== null;
  return (
    <div className="grid gap-2.5">
      {isRefused ? <PaymentNotice payment={state} /> : null}
      {orderId === null ? null : (
        <Button
          kind="primary"
          className="w-full"
          busy={isUnderWay(state) && t('pay.processing')}
          onClick={() => void pay(() => reopenPayment(orderId))}
        >
          {t('acts.continuePay', { amount: formatRupees(current.price?.advance ?? 0) })}
        </Button>
      )}
      {can.backOut ? (
        <Button
          kind="secondary"
          className="w-full"
          busy={act.isPending && t('acts.backingOut')}
          onClick={() => void giveUp()}
        >
          {t('acts.backOut')}
        </Button>
      ) : null}
    </div>
  );
}
