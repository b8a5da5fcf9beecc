import { formatRupees } from '#contracts/money/money.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { formatMoment } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Landmark } from '#web/ui/icons.tsx';
import orderMoneyWords from '#web/words/en/features/orders/order-money.json';
import { disputeEvents } from './dispute-events.ts';

/** Who reads an order: one of its sides, or the desk. */
export type OrderReader = OrderData['role'] | 'desk';

interface DisputeLinesProps {
  order: Pick<OrderData, 'disputes' | 'history'>;
  /** The step of the timeline. */
  status: string;
  reader: OrderReader;
}

/** What happened to the order's disputes during one step. */
export function DisputeLines({ order, status, reader }: DisputeLinesProps) {
  const t = useWords(orderMoneyWords, 'dispute');
  const events = disputeEvents(order).filter((event) => event.status === status);
  if (events.length === 0) return null;
  return (
    <ul className="mt-3 grid gap-2.5">
      {events.map(({ key, what, at, amount }) => (
        <li key={key} className="grid grid-cols-[20px_minmax(0,1fr)] gap-2.5">
          <Landmark className="mt-px text-ink-2" />
          <div>
            <p className="meta num text-ink">{t(what, { reader, amount: formatRupees(amount) })}</p>
            <p className="meta num text-ink-3">{formatMoment(at)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
