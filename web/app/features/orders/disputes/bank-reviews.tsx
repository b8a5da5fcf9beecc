import { formatRupees, toPaise, toRupees } from '#contracts/money/money.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Landmark } from '#web/ui/icons.tsx';
import { orderMoneyWords } from '../order-money.words.ts';
import { disputedSum } from './dispute-events.ts';

/** What a bank reviews of an order that goes on or has ended, and what it keeps from going back until it has decided. */
export function BankReviews({ order }: { order: OrderData }) {
  const t = useWords(orderMoneyWords, 'dispute');
  const reader = order.role;
  const held = order.refunds.filter(({ isHeld }) => isHeld);
  const waits = toRupees(held.reduce((sum, { amount }) => sum + toPaise(amount), 0));
  return (
    <p className="num flex items-start gap-2.5 rounded-md bg-turmeric-wash px-6 py-3.5 max-md:px-5">
      <Landmark className="mt-0.5 flex-none" />
      <span className="max-w-[68ch]">
        {t('reviews', { reader, amount: formatRupees(disputedSum(order)) })}
        {waits === 0 ? null : ` ${t('backLater', { reader, waits: formatRupees(waits) })}`}
      </span>
    </p>
  );
}
