import { Link } from 'react-router';
import { shownStatus } from '#contracts/orders/core/orders.states.ts';
import { writtenIn } from '#contracts/platform/written-in.ts';
import { orderQuery } from '#web/features/orders/core/orders.api.ts';
import { usePageQuery } from '#web/platform/query/page-data.ts';
import { ChevronRight } from '#web/ui/icons.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { wordsOfStatus } from '#web/ui/status.ts';

interface PinnedOrderProps {
  orderId: number;
  /** With whom one writes: an order with somebody else is not shown to them. */
  receiverId: number;
}

/** The order that somebody came from, sewn beneath the head of the conversation: its number and where it stands. */
export function PinnedOrder({ orderId, receiverId }: PinnedOrderProps) {
  const { data: order } = usePageQuery(orderQuery(String(orderId)), null);
  if (!order) return null;
  const isBuyer = order.role === 'buyer';
  const [first] = order.products;
  if ((isBuyer ? order.maker.id : order.buyer.id) !== receiverId || first === undefined) return null;
  return (
    <div className="pinned-design">
      <Link
        to={`/order-details/${isBuyer ? 'purchase' : 'sale'}/${orderId}`}
        className="flex min-w-0 flex-1 items-center gap-3.5"
      >
        {first.image === null ? null : (
          <span className="w-12 flex-none">
            <Picture picture={{ url: first.image }} alt="" sizes="48px" />
          </span>
        )}
        <span className="min-w-0 flex-1">
          <span
            lang={writtenIn(first.title)}
            dir="auto"
            className="block truncate font-display text-4 leading-[1.25]"
          >
            {first.title}
          </span>
          <span className="meta num block">
            {order.orderNumber} · {wordsOfStatus(shownStatus(order.status, order.payments.final.paid))}
          </span>
        </span>
        <ChevronRight className="text-ink-2" />
      </Link>
    </div>
  );
}
