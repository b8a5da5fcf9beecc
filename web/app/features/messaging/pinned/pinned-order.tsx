import { Link } from 'react-router';
import { shownStatus } from '#contracts/orders/core/orders.states.ts';
import { DesignLine } from '#web/features/designs/showing/design-line.tsx';
import { orderQuery } from '#web/features/orders/core/orders.api.ts';
import { WholeNumbers } from '#web/platform/i18n/whole-numbers.tsx';
import { usePageQuery } from '#web/platform/query/page-data.ts';
import { wordsOfStatus } from '#web/ui/status.ts';

interface PinnedOrderProps {
  orderId: number;
  /** The other person; an order with a third person is not shown to them. */
  receiverId: number;
}

/** The order that the viewer came from, pinned below the conversation's head: its number and status. */
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
        <DesignLine
          image={first.image}
          title={first.title}
          note={
            <WholeNumbers>{`${order.orderNumber} · ${wordsOfStatus(shownStatus(order.status, order.payments.final.paid))}`}</WholeNumbers>
          }
          isLink
        />
      </Link>
    </div>
  );
}
