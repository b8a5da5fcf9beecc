import { arrivalFrom } from '#contracts/orders/core/delivery-promise.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { daysOffBetween } from '#contracts/platform/days-off.ts';
import type { IstDay } from '#contracts/platform/ist-day.ts';
import { ItemLine } from '#web/features/orders/core/item-line.tsx';
import { formatCalendarDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { meetingsWords } from './meetings.words.ts';

/** The design that somebody is measured for. */
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
  /** The day of the meeting, where one is chosen. */
  day: IstDay | null;
  /** The first day that may be booked; undefined until it is known. */
  first?: IstDay | undefined;
}

/** When the order arrives if it is measured on that day, and the days until then on which the maker is away. */
export function ExpectedDelivery({ order, day, first }: ExpectedDeliveryProps) {
  const t = useWords(meetingsWords, 'summary');
  const arrival = day === null ? order.delivery.by : arrivalFrom(day, order.delivery);
  const begins = day ?? first;
  const away =
    begins === undefined || arrival === null ? [] : daysOffBetween(begins, arrival, order.delivery.daysOff);
  return (
    <div className="grid gap-1.5">
      <dl className="flex flex-wrap justify-between gap-x-3 text-2">
        <dt className="text-ink-2">{t('expected')}</dt>
        <dd className="num font-medium">
          {t('expectedLine', { date: arrival === null ? '' : formatCalendarDay(arrival) })}
        </dd>
      </dl>
      {away.map(({ from, to }) => (
        <p key={from} className="hint text-pretty">
          {t('away', {
            maker: order.maker.name,
            span: from === to ? 'day' : 'days',
            from: formatCalendarDay(from),
            to: formatCalendarDay(to),
          })}
        </p>
      ))}
    </div>
  );
}
