import type { ReactNode } from 'react';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { writtenIn } from '#contracts/platform/written-in.ts';
import { placeOf, townAndState } from '#web/platform/i18n/places.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Slip } from '#web/ui/floats/slip.tsx';
import ordersWords from '#web/words/en/features/orders/orders.json';

/** The delivery address and its recipient. */
export function OrderAddress({ order, title }: { order: OrderData; title: ReactNode }) {
  const t = useWords(ordersWords, 'details');
  const { buyer, shipping, specialInstructions } = order;
  // The maker sees the buyer's email and address only once the advance is paid.
  const isKnown = buyer.email !== '';
  return (
    <Slip aria-labelledby="to" className="grid gap-3">
      <h2 id="to" className="title-3">
        {title}
      </h2>
      <address className="not-italic [overflow-wrap:anywhere]">
        <span className="font-semibold">{shipping.name || buyer.name}</span>
        {isKnown ? (
          <span className="block text-ink-2">
            <a href={`mailto:${buyer.email}`} className="link">
              {buyer.email}
            </a>
          </span>
        ) : (
          <span className="hint mt-1 block">
            {t(order.status === 'PENDING' ? 'addressOncePaid' : 'addressNeverPaid')}
          </span>
        )}
        {buyer.phone === '' ? null : (
          <span className="num block text-ink-2">
            <a href={`tel:${buyer.phone.replaceAll(/[^+\d]/g, '')}`} className="link">
              {buyer.phone}
            </a>
          </span>
        )}
        {isKnown ? (
          <span className="mt-2 block text-ink-2">
            <span lang={writtenIn(shipping.address)}>{shipping.address}</span>
            <br />
            {townAndState(shipping.city, shipping.state)} <span className="num">{shipping.zipCode}</span>
            <br />
            {placeOf('country', shipping.country)}
          </span>
        ) : null}
      </address>
      {specialInstructions === '' ? null : (
        <div className="stitched-over grid gap-1 pt-3.5">
          <p className="meta">{t('instructions')}</p>
          <p
            lang={writtenIn(specialInstructions)}
            dir="auto"
            className="voice whitespace-pre-line [overflow-wrap:anywhere]"
          >
            {specialInstructions}
          </p>
        </div>
      )}
    </Slip>
  );
}
