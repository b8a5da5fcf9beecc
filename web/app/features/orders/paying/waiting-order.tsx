import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { formatMoment } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { WholeNumbers } from '#web/platform/i18n/whole-numbers.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import ordersWords from '#web/words/en/features/orders/orders.json';
import { OrderAddress } from '../core/order-address.tsx';
import { OrderItems } from '../core/order-items.tsx';
import { OrderCancelTerms } from '../endings/order-cancel-terms.tsx';
import { ContinuePayment } from './continue-payment.tsx';

interface WaitingOrderProps {
  order: OrderData;
  /** The buyer wants another piece instead of this order. */
  onAnother: () => void;
}

/** Shown instead of the form: an earlier order of this design that only lacks its payment. */
export function WaitingOrder({ order, onAnother }: WaitingOrderProps) {
  const t = useWords(ordersWords, 'waiting');
  return (
    <div className="grid items-start gap-9 md:grid-cols-[minmax(0,1fr)_minmax(300px,420px)] md:gap-14 lg:gap-20">
      <div className="grid gap-7">
        <div className="grid gap-2" role="status">
          <h2 className="title-2">{t('title')}</h2>
          <p className="lead">
            <WholeNumbers>
              {t('line', { number: order.orderNumber, date: formatMoment(order.createdAt) })}
            </WholeNumbers>
          </p>
        </div>
        <ContinuePayment order={order} className="w-full md:max-w-[360px]" />
        <div className="btn-row">
          <Button kind="ghost" onClick={onAnother}>
            {t('another')}
          </Button>
          <ButtonLink kind="text" to={`/order-details/purchase/${order.id}`}>
            {t('toOrder')}
          </ButtonLink>
        </div>
      </div>
      <div className="grid gap-5">
        <OrderItems order={order} />
        <OrderAddress order={order} title={t('shippingTo')} />
        <OrderCancelTerms order={order} />
      </div>
    </div>
  );
}
