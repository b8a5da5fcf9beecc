import type { ReactNode } from 'react';
import { formatRupees } from '#contracts/money/money.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { formatShortDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Check } from '#web/ui/icons.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { InstalmentThread } from '#web/ui/threads/instalment-thread.tsx';
import orderMoneyWords from '#web/words/en/features/orders/order-money.json';
import ordersWords from '#web/words/en/features/orders/orders.json';
import { openDisputes } from '../disputes/dispute-events.ts';
import { keptOf } from '../disputes/money-back.ts';
import { WithBank } from '../disputes/with-bank.tsx';

interface OrderInstalmentsProps {
  order: Pick<OrderData, 'payments' | 'refunds' | 'status' | 'disputes' | 'swatch'>;
  labels: { advance: string; final: string };
}

/** The two instalments as one thread, each with its badge. */
export function OrderInstalments({ order, labels }: OrderInstalmentsProps) {
  const t = useWords(ordersWords, 'details');
  const money = useWords(orderMoneyWords);
  const { initial, final } = order.payments;
  if (order.swatch !== null)
    return (
      <div className="num">
        <span className="font-display text-5 leading-none">{formatRupees(initial.amount)}</span>
        <Note order={order} which="initial" />
      </div>
    );
  const isOver = order.status === 'CANCELLED';
  const date = final.dueDate === null || isOver ? null : formatShortDay(final.dueDate);
  const due =
    date === null ? null : (
      <span className={classNames('mt-1 block', final.isOverdue && 'font-semibold text-bad')}>
        {final.isOverdue ? money('overdue', { date }) : t('due', { date })}
      </span>
    );
  return (
    <InstalmentThread
      advance={{ ...initial, label: labels.advance, note: <Note order={order} which="initial" /> }}
      final={{
        ...final,
        label: labels.final,
        note: (
          <Note order={order} which="final">
            {due}
          </Note>
        ),
      }}
    />
  );
}

interface OfInstalment {
  order: OrderInstalmentsProps['order'];
  which: 'initial' | 'final';
}

/** The badge of an instalment and how much of it is kept, with `children` beneath. */
function Note({ order, which, children }: OfInstalment & { children?: ReactNode }) {
  const isReviewed = openDisputes(order).some(({ instalment }) => instalment === which);
  return (
    <span className="mt-2 block">
      <Mark
        instalment={order.payments[which]}
        isOver={order.status === 'CANCELLED'}
        isReviewed={isReviewed}
      />
      {isReviewed ? null : <Kept order={order} which={which} />}
      {children}
    </span>
  );
}

/** How much of an instalment is kept, if part of it was or will be refunded. */
function Kept({ order, which }: OfInstalment) {
  const t = useWords(orderMoneyWords);
  const { amount, paid } = order.payments[which];
  const kept = keptOf(order, which);
  if (!paid || kept === amount) return null;
  return (
    <span className="num mt-1 block">
      {t('kept', { kept: formatRupees(kept), amount: formatRupees(amount) })}
    </span>
  );
}

interface MarkProps {
  instalment: OrderData['payments']['initial'];
  /** The order is cancelled, so nothing more is due. */
  isOver: boolean;
  /** The buyer disputes it at their bank. */
  isReviewed: boolean;
}

function Mark({ instalment: { paid, refunded, returning }, isOver, isReviewed }: MarkProps) {
  const t = useWords(ordersWords, 'details');
  const money = useWords(orderMoneyWords);
  if (isReviewed) return <WithBank />;
  if (refunded) return <Badge>{money('returned')}</Badge>;
  if (returning === 'DELAYED') return <Badge tone="warn">{money('delayed')}</Badge>;
  if (returning !== null) return <Badge>{money('returning')}</Badge>;
  if (paid) {
    return (
      <Badge tone="good">
        <Check />
        {t('paid')}
      </Badge>
    );
  }
  return isOver ? <Badge>{t('notPaid')}</Badge> : <Badge tone="warn">{t('pending')}</Badge>;
}
