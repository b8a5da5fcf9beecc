import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { orderMoneyWords } from '../order-money.words.ts';
import type { OrderReader } from './dispute-lines.tsx';

interface RefundWaitsProps {
  order: { payments: Pick<OrderData['payments'], 'isDisputed'> };
  reader: OrderReader;
  className?: string;
}

/** Beside whatever promises money back: what is disputed waits for the bank. Nothing where nothing is disputed. */
export function RefundWaits({ order, reader, className }: RefundWaitsProps) {
  const t = useWords(orderMoneyWords, 'dispute');
  if (!order.payments.isDisputed) return null;
  return <p className={className}>{t('refundWaits', { reader })}</p>;
}
