import { ShieldCheck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { DesignDetails } from '#contracts/designs/designs.contract.ts';
import { TAX_PERCENT } from '#contracts/money/money.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { InstalmentThread } from '#web/ui/instalment-thread.tsx';
import { Slip } from '#web/ui/slip.tsx';
import { ItemLine } from './item-line.tsx';
import { OrderSums } from './order-sums.tsx';
import { isUnderWay } from './payment-flow.ts';
import type { Checkout } from './use-checkout.ts';

interface CheckoutSummaryProps {
  design: DesignDetails;
  checkout: Checkout;
  /** Of the form that the button sends. */
  formId: string;
}

/** What is bought, what it costs, and the one thing to press. The server computes the amounts again. */
export function CheckoutSummary({ design, checkout, formId }: CheckoutSummaryProps) {
  const t = useTranslations('orders');
  return (
    <Slip className="grid gap-6" aria-labelledby="summary">
      <h2 id="summary" className="title-3">
        {t('summary.title')}
      </h2>
      <CheckoutItem design={design} />
      <OrderSums
        totals={{
          subtotal: design.price,
          shippingCost: design.shippingCost,
          tax: design.taxAmount,
          total: design.totalAmount,
        }}
        taxPercent={TAX_PERCENT}
      />
      <InstalmentThread
        advance={{ label: t('summary.payNow'), amount: design.advanceAmount, paid: true }}
        final={{ label: t('summary.payLater'), amount: design.finalAmount, paid: false }}
      />
      <PayButtons checkout={checkout} formId={formId} />
      <p className="hint flex gap-2.5">
        <ShieldCheck className="size-4 -mt-px" />
        <span>{t('checkout.freeToCancel')}</span>
      </p>
    </Slip>
  );
}

/** The design itself, which phones also show above the form. */
export function CheckoutItem({ design }: { design: DesignDetails }) {
  const t = useTranslations('orders');
  const { name, city } = design.designer;
  return (
    <ItemLine
      designId={design.id}
      title={design.title}
      image={design.images[0] ?? null}
      first
      lines={[
        t('summary.by', { maker: city === '' ? name : `${name}, ${city}` }),
        <>
          {t('summary.quantity', { count: 1 })} · {t('checkout.madeIn', { days: design.completionDays })}
        </>,
      ]}
    />
  );
}

interface PayButtonsProps {
  checkout: Checkout;
  formId: string;
}

function PayButtons({ checkout: { payment, hasChanged, continuePayment }, formId }: PayButtonsProps) {
  const t = useTranslations('orders');
  const busy = isUnderWay(payment) && t('checkout.processing');
  const waits = 'orderId' in payment && payment.orderId !== null && payment.step !== 'done';
  const refusal = 'refusal' in payment ? payment.refusal : null;
  const places = !waits || hasChanged;
  // An open window speaks for itself, until it has bad news.
  const isOpen = payment.step === 'verifying' || (payment.step === 'paying' && refusal === null);
  return (
    <div className="grid gap-3">
      {waits && !isOpen ? (
        <div className="grid gap-1 rounded-md bg-turmeric-wash px-4 pt-3.5 pb-3" role="status">
          <p className="leading-[1.35] font-semibold">{t('payment.notFinished')}</p>
          <p className="meta">
            {refusal === null ? t('payment.notFinishedLine') : t('payment.refused', { sentence: refusal })}
          </p>
          {hasChanged ? <p className="meta">{t('checkout.changed')}</p> : null}
        </div>
      ) : null}
      {places ? (
        <Button kind="primary" type="submit" form={formId} className="w-full" busy={busy}>
          {payment.step === 'ready' && payment.again ? t('payment.tryAgain') : t('checkout.place')}
        </Button>
      ) : null}
      {waits ? (
        <>
          <Button
            kind={places ? 'ghost' : 'primary'}
            className="w-full"
            busy={!places && busy}
            onClick={continuePayment}
          >
            {t('payment.continue')}
          </Button>
          <ButtonLink kind="text" small to={`/order-details/purchase/${payment.orderId}`}>
            {t('payment.toOrder')}
          </ButtonLink>
        </>
      ) : null}
    </div>
  );
}
