import { lazy, Suspense, useState } from 'react';
import { formatRupees } from '#contracts/money/money.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { formatShortDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { fetched } from '#web/platform/network/fetched.ts';
import { Button } from '#web/ui/button.tsx';
import orderMoneyWords from '#web/words/en/features/orders/order-money.json';
import type { OrderReader } from '../disputes/dispute-lines.tsx';
import { moneyBackOf } from '../disputes/money-back.ts';

const RefundDialog = lazy(async () => ({
  default: (await fetched(() => import('./refund-dialog.tsx'))).RefundDialog,
}));

/** The refunds of an order with their reasons; the maker can make one here. */
export function OrderRefunds({ order }: { order: OrderData }) {
  const t = useWords(orderMoneyWords);
  const [isOpen, setIsOpen] = useState(false);
  // Not offered if all of the refund would have to wait for the bank.
  const canRefund = order.can.refund && moneyBackOf(order, order.payments.refundable).now >= 1;
  if (order.refunds.length === 0 && !canRefund) return null;
  return (
    <div className="grid gap-4">
      <RefundList order={order} reader={order.role} />
      {canRefund ? (
        <Button kind="ghost" small className="justify-self-start" onClick={() => setIsOpen(true)}>
          {t('refund.open')}
        </Button>
      ) : null}
      {isOpen ? (
        <Suspense>
          <RefundDialog order={order} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}

interface RefundListProps {
  order: Pick<OrderData, 'refunds'>;
  reader: OrderReader;
}

/** The refunds that are back, on their way or waiting for the bank; nothing if there are none. */
export function RefundList({ order, reader }: RefundListProps) {
  const t = useWords(orderMoneyWords);
  const { refunds } = order;
  if (refunds.length === 0) return null;
  return (
    <section className="stitched-over grid gap-3 pt-4" aria-labelledby="refunds">
      <h3 id="refunds" className="font-sans font-semibold">
        {t('refunds')}
      </h3>
      <ul className="grid gap-3">
        {refunds.map((refund) => (
          <RefundLine key={refund.id} refund={refund} reader={reader} />
        ))}
      </ul>
    </section>
  );
}

interface RefundLineProps {
  refund: OrderData['refunds'][number];
  reader: OrderReader;
}

function RefundLine({ refund, reader }: RefundLineProps) {
  const t = useWords(orderMoneyWords);
  const { amount, cause, reason, status, isHeld, createdAt, processedAt } = refund;
  return (
    <li className="grid gap-0.5">
      <div className="num flex items-baseline justify-between gap-4">
        <span className="wrap-anywhere">
          {reason === ''
            ? t('cause', { cause: cause === 'DISPUTE' && reader === 'buyer' ? 'OWN_DISPUTE' : cause })
            : t('quoted', { reason })}
        </span>
        <span className="font-semibold whitespace-nowrap">{formatRupees(amount)}</span>
      </div>
      <span className={status === 'FAILED' ? 'text-2 text-bad' : 'hint'}>
        {t('refundState', {
          status: isHeld ? 'HELD' : status,
          date: formatShortDay(processedAt ?? createdAt),
        })}
      </span>
    </li>
  );
}
