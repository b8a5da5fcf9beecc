import { lazy, Suspense, useState } from 'react';
import { formatRupees } from '#contracts/money/money.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { formatShortDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { fetched } from '#web/platform/network/fetched.ts';
import { Button } from '#web/ui/button.tsx';
import { orderMoneyWords } from '../order-money.words.ts';

const RefundDialog = lazy(async () => ({
  default: (await fetched(() => import('../paying/refund-dialog.tsx'))).RefundDialog,
}));

/** What went back, or is on its way, with its reason; and for the maker the way to pay something back. */
export function OrderRefunds({ order }: { order: OrderData }) {
  const t = useWords(orderMoneyWords);
  const [isOpen, setIsOpen] = useState(false);
  if (order.refunds.length === 0 && !order.can.refund) return null;
  return (
    <div className="grid gap-4">
      <RefundList refunds={order.refunds} isDisputed={order.payments.isDisputed} />
      {order.can.refund ? (
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

interface RefundListProps extends Pick<OrderData, 'refunds'> {
  /** What is still to be paid back waits for the bank. */
  isDisputed: boolean;
}

/** What went back, or is on its way. Nothing where nothing did. */
export function RefundList({ refunds, isDisputed }: RefundListProps) {
  const t = useWords(orderMoneyWords);
  if (refunds.length === 0) return null;
  return (
    <section className="stitched-over grid gap-3 pt-4" aria-labelledby="refunds">
      <h3 id="refunds" className="font-sans font-semibold">
        {t('refunds')}
      </h3>
      <ul className="grid gap-3">
        {refunds.map((refund) => (
          <RefundLine key={refund.id} refund={refund} isHeld={isDisputed && refund.status === 'QUEUED'} />
        ))}
      </ul>
    </section>
  );
}

function RefundLine({ refund, isHeld }: { refund: OrderData['refunds'][number]; isHeld: boolean }) {
  const t = useWords(orderMoneyWords);
  const { amount, cause, reason, status, createdAt, processedAt } = refund;
  return (
    <li className="grid gap-0.5">
      <div className="num flex items-baseline justify-between gap-4">
        <span className="wrap-anywhere">
          {reason === '' ? t('cause', { cause }) : t('quoted', { reason })}
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
