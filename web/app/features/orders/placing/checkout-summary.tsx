import { lazy, Suspense } from 'react';
import { taxInForce } from '#contracts/money/money.ts';
import type { Address } from '#contracts/profiles/addresses.contract.ts';
import { useIsHydrated } from '#web/platform/hydration/use-is-hydrated.ts';
import { townOf } from '#web/platform/i18n/places.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { fetched } from '#web/platform/network/fetched.ts';
import { Slip } from '#web/ui/floats/slip.tsx';
import { ShieldCheck } from '#web/ui/icons.tsx';
import { InstalmentThread } from '#web/ui/threads/instalment-thread.tsx';
import ordersWords from '#web/words/en/features/orders/orders.json';
import { ItemLine } from '../core/item-line.tsx';
import { OptionLines } from '../core/option-lines.tsx';
import { OrderSums } from '../core/order-sums.tsx';
import { CancelLaterLine } from '../endings/cancel-later.tsx';
import { CreditLine } from '../swatches/credit-line.tsx';
import { CheckoutDelivery } from './checkout-delivery.tsx';
import { MainPayButton, OtherPayButtons, PayNotice } from './checkout-pay.tsx';
import type { ChosenDetails } from './details-as-chosen.ts';
import type { Checkout } from './use-checkout.ts';

const NaapHint = lazy(async () => ({
  default: (await fetched(() => import('#web/features/measurements/book/sharing/naap-hint.tsx'))).NaapHint,
}));

interface CheckoutSummaryProps {
  design: ChosenDetails;
  checkout: Checkout;
  /** The id of the form that the button submits. */
  formId: string;
  book: readonly Address[];
}

/**
 * The design, its price, notices and the order button. Phones show the design above the form and, unless the window
 * is low, the button in the bottom bar instead.
 */
export function CheckoutSummary({ design, checkout, formId, book }: CheckoutSummaryProps) {
  const isHydrated = useIsHydrated();
  const t = useWords(ordersWords);
  return (
    <Slip className="grid gap-6" aria-labelledby="summary">
      <h2 id="summary" className="title-3">
        {t('summary.title')}
      </h2>
      <div className="hidden md:block">
        <CheckoutItem design={design} />
      </div>
      {design.creditLine === null ? null : <CreditLine amount={design.creditLine} />}
      <OrderSums
        totals={{
          subtotal: design.price,
          shippingCost: design.shippingCost,
          tax: design.taxAmount,
          total: design.totalAmount,
        }}
        taxPercent={taxInForce.percent}
      />
      <InstalmentThread
        advance={{ label: t('summary.payNow'), amount: design.advanceAmount, paid: true }}
        final={{ label: t('summary.payLater'), amount: design.finalAmount, paid: false }}
      />
      {isHydrated && design.measuring === 'MADE_TO_MEASURE' ? (
        <Suspense>
          <NaapHint title={design.title} />
        </Suspense>
      ) : null}
      <CheckoutDelivery design={design} form={checkout.form} book={book} />
      <PayNotice design={design} checkout={checkout} />
      <div className="order-here">
        <MainPayButton checkout={checkout} formId={formId} />
      </div>
      <OtherPayButtons checkout={checkout} />
      <p className="hint flex gap-2.5">
        <ShieldCheck className="size-4 -mt-px" />
        <span>
          <CancelLaterLine shares={design.keptShares} />
        </span>
      </p>
    </Slip>
  );
}

/** The design: in the summary on wide screens; above the form on phones, where what was chosen follows by itself. */
export function CheckoutItem({ design, choices = true }: { design: ChosenDetails; choices?: boolean }) {
  const t = useWords(ordersWords);
  const { name, city } = design.designer;
  return (
    <div className="grid gap-3">
      <ItemLine
        designId={design.id}
        title={design.title}
        titleLang={design.titleLang}
        image={design.images[0] ?? null}
        first
        lines={[
          t('summary.by', { maker: city === '' ? name : `${name}, ${townOf(city)}` }),
          t('summary.quantity', { count: 1 }),
        ]}
      />
      {choices ? <OptionLines lines={design.optionLines} /> : null}
    </div>
  );
}
