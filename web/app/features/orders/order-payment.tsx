import { Check } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { OrderData } from '#contracts/orders/orders.contract.ts';
import { formatLongDay } from '#web/platform/i18n/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { InstalmentThread } from '#web/ui/instalment-thread.tsx';
import { Slip } from '#web/ui/slip.tsx';

interface OrderPaymentProps {
  order: OrderData;
  labels: { title: string; advance: string; final: string };
}

/** The two instalments as one thread, each with its mark. */
export function OrderPayment({ order, labels }: OrderPaymentProps) {
  const t = useTranslations('orders.details');
  const { initial, final } = order.payments;
  const isOver = order.status === 'CANCELLED';
  const owed =
    final.dueDate !== null && !final.paid && !isOver
      ? t('due', { date: formatLongDay(final.dueDate) })
      : null;
  return (
    <Slip aria-labelledby="payment" className="grid gap-5">
      <h2 id="payment" className="title-3">
        {labels.title}
      </h2>
      <InstalmentThread
        advance={{
          label: labels.advance,
          amount: initial.amount,
          paid: initial.paid,
          note: (
            <span className="mt-2 block">
              <Mark instalment={initial} isOver={isOver} />
            </span>
          ),
        }}
        final={{
          label: labels.final,
          amount: final.amount,
          paid: final.paid,
          note: (
            <span className="mt-2 block">
              <Mark instalment={final} isOver={isOver} />
              {owed === null ? null : <span className="mt-1 block">{owed}</span>}
            </span>
          ),
        }}
      />
    </Slip>
  );
}

interface MarkProps {
  instalment: { paid: boolean; refunded: boolean };
  /** Nothing more is expected of a cancelled order. */
  isOver: boolean;
}

function Mark({ instalment: { paid, refunded }, isOver }: MarkProps) {
  const t = useTranslations('orders.details');
  if (refunded) return <Badge>{t('refunded')}</Badge>;
  if (paid) {
    return (
      <Badge tone="good">
        <Check />
        {t('paid')}
      </Badge>
    );
  }
  return isOver ? null : <Badge tone="warn">{t('pending')}</Badge>;
}
