import { useEffect, useRef } from 'react';
import type { DesignDetails } from '#contracts/designs/designs.contract.ts';
import { formatRupees } from '#contracts/money/money.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import keptSharesWords from '#web/words/en/features/orders/endings/kept-shares.json';
import ordersWords from '#web/words/en/features/orders/orders.json';
import { isUnderWay } from '../paying/payment-flow.ts';
import type { Checkout } from './use-checkout.ts';

interface PayProps {
  checkout: Checkout;
}

interface OfDesign extends PayProps {
  design: DesignDetails;
}

interface OfForm extends PayProps {
  /** The id of the form that the button submits. */
  formId: string;
}

/** The bar on phones, above the bottom navigation: the amount due now, the total, and the order button. */
export function CheckoutBar({ design, checkout, formId }: OfDesign & OfForm) {
  const t = useWords(ordersWords, 'checkout');
  return (
    <div data-bar className="buy-bar">
      <div className="num grid">
        <span className="font-display text-5 leading-[1.1] whitespace-nowrap">
          {t('dueNow', { amount: formatRupees(design.advanceAmount) })}
        </span>
        <span className="hint whitespace-nowrap">
          {t('ofTotal', { total: formatRupees(design.totalAmount) })}
        </span>
      </div>
      <div className="grid flex-auto">
        <MainPayButton checkout={checkout} formId={formId} isBesideSum />
      </div>
    </div>
  );
}

/**
 * What the buyer should know before pressing: a changed price, changed terms, or an unpaid order. It scrolls into view, because the
 * pressed button may be far from it.
 */
export function PayNotice({ design, checkout }: OfDesign) {
  const t = useWords(ordersWords);
  const k = useWords(keptSharesWords);
  const { payment, priceBefore, termsChanged, hasChanged } = checkout;
  const { waits, isOpen, refusal } = standingOf(checkout);
  const notice = useRef<HTMLDivElement>(null);
  const isUnpaid = waits && !isOpen;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them is something new to be told
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, [priceBefore, termsChanged, isUnpaid, refusal]);
  if (priceBefore === null && termsChanged === null && !isUnpaid) return null;
  return (
    <div
      ref={notice}
      className="grid scroll-my-4 gap-1 rounded-md bg-turmeric-wash px-4 pt-3.5 pb-3"
      role="status"
    >
      {priceBefore === null ? null : (
        <>
          <p className="leading-[1.35] font-semibold">{t('checkout.priceChanged')}</p>
          <p className="meta num">
            {t('checkout.priceChangedLine', {
              before: formatRupees(priceBefore),
              now: formatRupees(design.totalAmount),
            })}
          </p>
        </>
      )}
      {termsChanged === null ? null : (
        <>
          <p className="leading-[1.35] font-semibold">{k('termsChanged')}</p>
          <p className="meta num">{termsChanged}</p>
        </>
      )}
      {isUnpaid ? (
        <>
          <p className="leading-[1.35] font-semibold">{t('payment.notFinished')}</p>
          <p className="meta">
            {refusal === null ? t('payment.notFinishedLine') : t('payment.refused', { why: refusal })}
          </p>
          {hasChanged && payment.step === 'unfinished' ? (
            <p className="meta">{t('checkout.changed')}</p>
          ) : null}
        </>
      ) : null}
    </div>
  );
}

/**
 * Places the order, or continues the payment of an unpaid order that matches the form. Beside the sum, its label
 * leaves the amount out.
 */
export function MainPayButton({ checkout, formId, isBesideSum = false }: OfForm & { isBesideSum?: boolean }) {
  const t = useWords(ordersWords);
  const { payment, continuePayment } = checkout;
  const { places } = standingOf(checkout);
  const busy = isUnderWay(payment) && t('checkout.processing');
  if (!places) {
    return (
      <Button kind="primary" className="w-full" busy={busy} onClick={continuePayment}>
        {isBesideSum ? t('payment.continue') : <ContinueWords checkout={checkout} />}
      </Button>
    );
  }
  return (
    <Button kind="primary" type="submit" form={formId} className="w-full" busy={busy}>
      {payment.step === 'ready' && payment.again ? t('payment.tryAgain') : t('checkout.place')}
    </Button>
  );
}

/** For an unpaid order: a link to its page, and a button to pay it if the form no longer matches it. */
export function OtherPayButtons({ checkout }: PayProps) {
  const t = useWords(ordersWords, 'payment');
  const { payment, continuePayment } = checkout;
  const { waits, places } = standingOf(checkout);
  if (!waits || !('orderId' in payment)) return null;
  return (
    <div className="grid gap-3">
      {places ? (
        <Button kind="ghost" className="w-full" onClick={continuePayment}>
          <ContinueWords checkout={checkout} />
        </Button>
      ) : null}
      <ButtonLink kind="text" small to={`/order-details/purchase/${payment.orderId}`}>
        {t('toOrder')}
      </ButtonLink>
    </div>
  );
}

function ContinueWords({ checkout: { advance } }: PayProps) {
  const t = useWords(ordersWords, 'payment');
  return advance === null ? t('continue') : t('continueFor', { amount: formatRupees(advance) });
}

/** Whether an order waits for its advance, and whether the button places a new one. */
function standingOf({ payment, hasChanged }: Checkout) {
  const waits = 'orderId' in payment && payment.orderId !== null && payment.step !== 'done';
  const refusal = 'refusal' in payment ? payment.refusal : null;
  return {
    waits,
    refusal,
    places: !waits || hasChanged,
    // While the payment window is open no notice is needed, unless a payment was refused.
    isOpen: payment.step === 'verifying' || (payment.step === 'paying' && refusal === null),
  };
}
