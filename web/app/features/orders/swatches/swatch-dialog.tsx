import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { Link } from 'react-router';
import type { Viewer } from '#contracts/accounts/accounts.contract.ts';
import { formatRupees } from '#contracts/money/money.ts';
import { swatchLimits } from '#contracts/orders/swatches/swatch.rules.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { queryOptions } from '#web/platform/query/query-options.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import { Loading, Weave } from '#web/ui/skeleton.tsx';
import ordersWords from '#web/words/en/features/orders/orders.json';
import swatchWords from '#web/words/en/features/orders/swatches/swatches.json';
import { isUnderWay } from '../paying/payment-flow.ts';
import { type KnownAddresses, knownAddresses } from '../placing/checkout.api.ts';
import { firstWords } from '../placing/checkout.form.ts';
import { CheckoutFields } from '../placing/checkout-fields.tsx';
import { type AskedDesign, useAskForSwatch } from './use-ask-for-swatch.ts';

interface SwatchDialogProps {
  design: AskedDesign;
  /** In rupees, as the page shows it. */
  price: number;
  viewer: Viewer;
  onClose: () => void;
}

/** The address and a note for a swatch, and its payment. */
export function SwatchDialog({ design, price, viewer, onClose }: SwatchDialogProps) {
  const t = useWords(swatchWords, 'dialog');
  const { data, error, refetch } = useQuery(queryOptions(knownAddresses));
  const values = { maker: design.maker.name, title: design.title };
  return (
    <Dialog open onClose={onClose} title={t('title')}>
      <div className="grid gap-6">
        <p className="num text-pretty text-ink-2">
          {t('line', { ...values, days: swatchLimits.sendDays, credit: swatchLimits.creditDays })}
        </p>
        {data ? <AskForm design={design} price={price} viewer={viewer} addresses={data} /> : null}
        {!data && error ? <ErrorState line={sentenceOf(error)} onRetry={() => void refetch()} /> : null}
        {!data && !error ? (
          <Loading className="grid gap-4">
            <Weave className="h-12" />
            <Weave className="h-12" />
          </Loading>
        ) : null}
      </div>
    </Dialog>
  );
}

function AskForm({
  design,
  price,
  viewer,
  addresses,
}: Omit<SwatchDialogProps, 'onClose'> & { addresses: KnownAddresses }) {
  const t = useWords(swatchWords, 'dialog');
  const offer = useWords(swatchWords, 'offer');
  const o = useWords(ordersWords, 'payment');
  const { form, payment, priceNow, refusal, openOrderId, place } = useAskForSwatch({
    ...{ design, price, viewer, addresses },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    place();
  };
  const why = 'refusal' in payment ? payment.refusal : null;
  const isAgain = payment.step === 'unfinished';
  return (
    <form noValidate className="grid gap-6" onSubmit={submit}>
      <CheckoutFields
        form={form}
        viewer={viewer}
        measuring="NONE"
        first={firstWords(viewer, addresses)}
        book={addresses.book}
        note={{ label: t('note'), example: t('noteExample'), most: swatchLimits.note }}
      />
      <div role="status" className="grid gap-2 empty:hidden">
        {priceNow === price ? null : (
          <p className="num font-semibold">{t('changed', { price: formatRupees(priceNow) })}</p>
        )}
        {refusal === null ? null : <p className="text-bad">{refusal}</p>}
        {openOrderId === null ? null : (
          <Link to={`/order-details/purchase/${openOrderId}`} className="link reach">
            {offer('toYours')}
          </Link>
        )}
        {why === null ? null : <p className="text-bad">{o('refused', { why })}</p>}
        {isAgain ? <p className="meta">{t('again')}</p> : null}
      </div>
      <div className="sheet-foot grid md:[&>.btn]:justify-self-start">
        <Button kind="primary" type="submit" busy={isUnderWay(payment) && t('paying')}>
          {t('pay', { price: formatRupees(priceNow) })}
        </Button>
      </div>
    </form>
  );
}
