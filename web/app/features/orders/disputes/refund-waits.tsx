import { formatRupees } from '#contracts/money/money.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import orderMoneyWords from '#web/words/en/features/orders/order-money.json';
import type { OrderReader } from './dispute-lines.tsx';
import { moneyBackOf, type OrderWithMoney } from './money-back.ts';

interface RefundWaitsProps {
  order: OrderWithMoney;
  reader: OrderReader;
  /** The promised amount in rupees; all that is held by default. */
  amount?: number | undefined;
  className?: string;
}

/**
 * Says how much of a promised refund goes back at once and how much waits for the bank. Renders nothing if nothing is
 * disputed or no part of it waits.
 */
export function RefundWaits({
  order,
  reader,
  amount = order.payments.held,
  className = '',
}: RefundWaitsProps) {
  const t = useWords(orderMoneyWords, 'dispute');
  if (!order.payments.isDisputed) return null;
  const { now, waits } = moneyBackOf(order, amount);
  if (amount > 0 && waits === 0) return null;
  const kind = amount === 0 ? 'refundWaits' : now === 0 ? 'backLater' : 'backInParts';
  return (
    <p className={`num ${className}`}>
      {t(kind, { reader, now: formatRupees(now), waits: formatRupees(waits) })}
    </p>
  );
}
