import { estimateDelivery } from '#contracts/orders/core/delivery-estimate.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import type { IstDay } from '#contracts/platform/ist-day.ts';
import { ItemLine } from '#web/features/orders/core/item-line.tsx';
import { DaysOffLines } from '#web/features/profiles/shop/days-off-lines.tsx';
import { formatCalendarDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import meetingsWords from '#web/words/en/features/meetings/meetings.json';

/** The design that the buyer is measured for. */
export function MeasuredDesign({ order }: { order: OrderData }) {
  const t = useWords(meetingsWords, 'summary');
  const [item] = order.products;
  if (!item) return null;
  return (
    <ItemLine
      designId={item.id}
      title={item.title}
      titleLang={item.titleLang}
      image={item.image}
      lines={[
        order.role === 'buyer' ? t('by', { maker: order.maker.name }) : t('for', { buyer: order.buyer.name }),
      ]}
    />
  );
}

interface ExpectedDeliveryProps {
  order: OrderData;
  /** The day of the meeting, if one is chosen. */
  day: IstDay | null;
}

/** The delivery day if the meeting is on that day, and the maker's days off that delay it. */
export function ExpectedDelivery({ order, day }: ExpectedDeliveryProps) {
  const t = useWords(meetingsWords, 'summary');
  const { by, away } = day === null ? order.delivery : estimateDelivery(day, order.delivery);
  return (
    <div className="grid gap-1.5">
      <dl className="flex flex-wrap justify-between gap-x-3 text-2">
        <dt className="text-ink-2">{t('expected')}</dt>
        <dd className="num font-medium">
          {t('expectedLine', { date: by === null ? '' : formatCalendarDay(by) })}
        </dd>
      </dl>
      <DaysOffLines maker={order.maker.name} away={away} />
    </div>
  );
}
