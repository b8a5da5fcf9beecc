import { useEffect, useRef } from 'react';
import type { PaymentState } from '#web/features/orders/paying/payment-flow.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import ordersWords from '#web/words/en/features/orders/orders.json';
import quotesWords from '#web/words/en/features/quotes/quotes.json';

/** After a refused or closed payment: that the accepted offer still stands. It scrolls into view. */
export function PaymentNotice({ payment }: { payment: PaymentState }) {
  const t = useWords(quotesWords, 'pay');
  const o = useWords(ordersWords, 'payment');
  const notice = useRef<HTMLDivElement>(null);
  const refusal = 'refusal' in payment ? payment.refusal : null;
  const isShown = payment.step === 'unfinished' || refusal !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another refusal is something new to be read
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown, refusal]);
  if (!isShown) return null;
  return (
    <div
      ref={notice}
      role="status"
      className="grid scroll-my-4 gap-1 rounded-md bg-turmeric-wash px-4 pt-3.5 pb-3"
    >
      <p className="leading-[1.35] font-semibold">{t('notFinished')}</p>
      {refusal === null ? null : <p className="meta">{o('refused', { why: refusal })}</p>}
      <p className="meta">{t('stands')}</p>
    </div>
  );
}
