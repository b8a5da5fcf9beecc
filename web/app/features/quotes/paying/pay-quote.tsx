import { type FormEvent, useState } from 'react';
import type { Viewer } from '#contracts/accounts/accounts.contract.ts';
import { formatRupees } from '#contracts/money/money.ts';
import type { Quote } from '#contracts/quotes/quotes.fields.ts';
import { CancelLater, CancelLaterLine } from '#web/features/orders/endings/cancel-later.tsx';
import { isUnderWay } from '#web/features/orders/paying/payment-flow.ts';
import type { KnownAddresses } from '#web/features/orders/placing/checkout.api.ts';
import { firstWords } from '#web/features/orders/placing/checkout.form.ts';
import { CheckoutFields } from '#web/features/orders/placing/checkout-fields.tsx';
import { formatCalendarDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { FieldError } from '#web/ui/forms/field.tsx';
import quotesWords from '#web/words/en/features/quotes/quotes.json';
import { ChangedNotice } from '../comparing/changed-notice.tsx';
import { currentRevision } from '../current-revision.ts';
import { QuotePrice } from '../quote-price.tsx';
import { PaymentNotice } from './payment-notice.tsx';
import { usePayQuote } from './use-pay-quote.ts';

interface PayQuoteProps {
  quote: Quote;
  viewer: Viewer;
  addresses: KnownAddresses;
}

/** The form and the summary of the payment; instead, why the quote cannot be paid now. */
export function PayQuote({ quote, viewer, addresses }: PayQuoteProps) {
  const t = useWords(quotesWords, 'pay');
  // The revision that the buyer came to pay.
  const [seen] = useState(quote.acceptedRevision ?? quote.revision);
  const [wasPayable] = useState(quote.can.pay || quote.state === 'PAYING');
  if (seen < quote.revision)
    return (
      <div className="max-w-[620px]">
        <ChangedNotice quote={quote} seen={seen} to={`/quotes/${quote.id}`} />
      </div>
    );
  // While the payment is under way, the quote may already be ordered; its ending leads on.
  const isPayable = quote.can.pay || quote.state === 'PAYING' || (wasPayable && quote.state === 'ORDERED');
  if (!isPayable)
    return (
      <EmptyState picture="parcel" title={t('notNow')} line={t('notNowLine')}>
        <ButtonLink to={`/quotes/${quote.id}`}>{t('back')}</ButtonLink>
      </EmptyState>
    );
  return <PayForm quote={quote} viewer={viewer} addresses={addresses} seen={seen} />;
}

const formId = 'pay-quote';

function PayForm({ quote, viewer, addresses, seen }: PayQuoteProps & { seen: number }) {
  const t = useWords(quotesWords, 'pay');
  const current = currentRevision(quote);
  const { form, payment, isLate, setLate, lateError, place } = usePayQuote({
    quote,
    viewer,
    addresses,
    seen,
  });
  if (current?.price == null) return null;
  const { advance, total } = current.price;
  const { promise } = quote;
  const isAfterFunction = promise?.isAfterFunction === true && current.functionOn !== null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    place();
  };
  const again = payment.step === 'unfinished' || (payment.step === 'ready' && payment.again);
  const button = (
    <Button
      kind="primary"
      type="submit"
      form={formId}
      className="w-full"
      busy={isUnderWay(payment) && t('processing')}
    >
      {again ? t('again') : t('button', { amount: formatRupees(advance) })}
    </Button>
  );
  return (
    <div className="quote-page">
      <form id={formId} noValidate onSubmit={submit} className="grid content-start gap-8">
        <CheckoutFields
          form={form}
          viewer={viewer}
          measuring={current.measuring}
          first={firstWords(viewer, addresses)}
          book={addresses.book}
        />
        <hr className="stitch" />
        <CancelLater shares={quote.keptShares} advance={advance} maker={quote.maker.name} reader="buyer" />
        {isAfterFunction ? (
          <div className="grid gap-1.5">
            <Checkbox
              name="late"
              checked={isLate}
              onChange={({ target }) => setLate(target.checked)}
              label={t('late', {
                day: formatCalendarDay(promise.by),
                function: formatCalendarDay(current.functionOn ?? ''),
              })}
            />
            <FieldError message={lateError} />
          </div>
        ) : null}
      </form>
      <div className="quote-side">
        <div className="grid gap-1">
          <p className="caps">{t('summary')}</p>
          <p className="font-display text-4 leading-[1.25] wrap-anywhere">{current.title}</p>
        </div>
        <QuotePrice lines={current.lines} price={current.price} days={current.days} />
        <PaymentNotice payment={payment} />
        <div className="order-here">{button}</div>
        <p className="hint">
          <CancelLaterLine shares={quote.keptShares} />
        </p>
      </div>
      <div data-bar className="buy-bar">
        <div className="num grid">
          <span className="font-display text-5 leading-[1.1] whitespace-nowrap">{formatRupees(advance)}</span>
          <span className="hint whitespace-nowrap">{t('ofTotal', { total: formatRupees(total) })}</span>
        </div>
        <div className="grid flex-auto">{button}</div>
      </div>
    </div>
  );
}
