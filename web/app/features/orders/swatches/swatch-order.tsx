import type { OrderDocument } from '#contracts/documents/documents.contract.ts';
import { formatRupees } from '#contracts/money/money.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { shownStatus } from '#contracts/orders/core/orders.states.ts';
import { swatchLimits } from '#contracts/orders/swatches/swatch.rules.ts';
import { ContactSupport } from '#web/features/complaints/contact-support.tsx';
import { MessageLink } from '#web/features/messaging/conversation/message-link.tsx';
import { formatCalendarDay, formatMoment } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import type { Preloaded } from '#web/platform/query/page-data.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { StatusBadge } from '#web/ui/badge.tsx';
import ordersWords from '#web/words/en/features/orders/orders.json';
import swatchWords from '#web/words/en/features/orders/swatches/swatches.json';
import { DeliveryLine } from '../core/delivery-line.tsx';
import { OrderAddress } from '../core/order-address.tsx';
import { OrderHead } from '../core/order-head.tsx';
import { OrderItems } from '../core/order-items.tsx';
import { OrderPayment } from '../core/order-payment.tsx';
import { OrderShipment } from '../core/order-shipment.tsx';
import { OrderTimeline } from '../core/order-timeline.tsx';
import { Turn, YourTurn } from '../core/your-turn.tsx';
import { OrderEnding } from '../endings/order-ending.tsx';
import { UpdateStatus } from '../making/update-status.tsx';
import { ContinuePayment } from '../paying/continue-payment.tsx';

interface SwatchOrderProps {
  order: OrderData;
  documents: Preloaded<OrderDocument[]> | null;
}

/** The page of a swatch: an order that is paid at once, sent and delivered, and has nothing of the making. */
export function SwatchOrder({ order, documents }: SwatchOrderProps) {
  const t = useWords(ordersWords);
  const s = useWords(swatchWords, 'order');
  const isBuyer = order.role === 'buyer';
  const other = isBuyer ? order.maker : order.buyer;
  const [first] = order.products;
  const labels = { title: t('details.payment'), advance: s('paid'), final: s('paid') };
  return (
    <div className="page">
      <BackLink to={`/userDashboard?tab=${isBuyer ? 'purchases' : 'sales'}`}>{t('details.back')}</BackLink>
      <div className="mt-2 grid gap-10">
        <OrderHead
          order={order}
          kind={s('kind')}
          line={formatMoment(order.createdAt)}
          aside={
            <>
              <span className="flex flex-wrap gap-1.5">
                <StatusBadge status={shownStatus(order.status, order.payments.final.paid)} />
              </span>
              {order.status === 'PENDING' ? null : <DeliveryLine order={order} />}
            </>
          }
        >
          <div className="-ml-2.5">
            <MessageLink
              receiverId={other.id}
              orderId={order.id}
              {...(first && first.id !== null ? { designId: first.id } : {})}
              kind="text"
              label={t('details.message', { name: other.name })}
            />
          </div>
        </OrderHead>
        <SwatchTurn order={order} />
        {order.can.postUpdate ? <UpdateStatus order={order} /> : null}
        <div className="grid gap-10 md:grid-cols-[minmax(0,1fr)_minmax(300px,460px)] md:gap-14">
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-10">
            <OrderTimeline order={order} title={t('details.progress')} />
            <OrderEnding order={order} />
            <ContactSupport order={order} />
          </div>
          <div className="grid content-start gap-5">
            <OrderPayment order={order} documents={documents} labels={labels} />
            <CreditNote order={order} />
            <OrderShipment order={order} />
            <OrderItems order={order} />
            <OrderAddress order={order} title={t(isBuyer ? 'details.shipping' : 'details.buyer')} />
          </div>
        </div>
      </div>
    </div>
  );
}

function SwatchTurn({ order }: { order: OrderData }) {
  const s = useWords(swatchWords, 'order');
  const { turn, payments, maker, swatch, lapsesAt, status, role } = order;
  const day = swatch?.sendBy ? formatCalendarDay(swatch.sendBy) : '';
  if (payments.isDisputed) return <YourTurn order={order} />;
  if (turn === 'swatch') return <Turn>{s('send', { day })}</Turn>;
  if (turn === 'advance' && lapsesAt !== null)
    return (
      <Turn action={<ContinuePayment order={order} />}>
        {s('payNow', {
          amount: formatRupees(payments.initial.amount),
          moment: formatMoment(lapsesAt),
          maker: maker.name,
        })}
      </Turn>
    );
  if (status === 'CONFIRMED' && role === 'buyer')
    return <p className="num text-pretty">{s('sendBy', { maker: maker.name, day })}</p>;
  return <YourTurn order={order} />;
}

/** What the swatch takes off, for its buyer. */
function CreditNote({ order: { role, status, swatch, payments, maker } }: { order: OrderData }) {
  const s = useWords(swatchWords, 'order');
  if (swatch?.isCredited) return <p className="meta">{s('creditUsed')}</p>;
  if (role !== 'buyer' || status === 'CANCELLED' || !payments.initial.paid) return null;
  const values = { amount: formatRupees(payments.initial.amount), maker: maker.name };
  return <p className="meta num text-pretty">{s('credit', { ...values, days: swatchLimits.creditDays })}</p>;
}
