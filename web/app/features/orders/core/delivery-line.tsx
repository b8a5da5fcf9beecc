import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { DaysOffLines } from '#web/features/profiles/shop/days-off-lines.tsx';
import { formatCalendarDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import dueWords from '#web/words/en/features/orders/due/due.json';
import ordersWords from '#web/words/en/features/orders/orders.json';

/**
 * When the order arrives and what the day is counted from, or why no day can be named; nothing for a cancelled order.
 */
export function DeliveryLine({
  order: { delivery, status, role, buyer, maker, measuring, history },
}: {
  order: OrderData;
}) {
  const t = useWords(ordersWords, 'delivery');
  const w = useWords(dueWords, 'ending');
  const waiting = delivery.waitsFor && (
    <p className="hint max-w-[46ch] text-balance">
      {t(delivery.waitsFor, {
        making: delivery.makingDays,
        transit: delivery.transitDays,
        role,
        measuring,
        buyer: buyer.name,
      })}
    </p>
  );
  if (delivery.by === null) return waiting;
  const date = <span className="num font-semibold text-ink">{formatCalendarDay(delivery.by)}</span>;
  if (status === 'DELIVERED' && history.some(({ actor, to }) => actor === 'SYSTEM' && to === 'DELIVERED'))
    return <p className="meta">{w('ended')}</p>;
  if (status === 'DELIVERED')
    return (
      <p className="meta">
        {t.rich('arrived', { date: () => date })}
        {delivery.isLate ? ` · ${t('arrivedLate', { days: delivery.lateDays })}` : null}
      </p>
    );
  const { dueBy, ending } = delivery;
  return (
    <div className="grid gap-0.5 md:justify-items-end">
      <p className="meta">{t.rich('by', { date: () => date })}</p>
      {dueBy === null || dueBy === delivery.by ? null : (
        <p className="hint num">{t('promised', { day: formatCalendarDay(dueBy) })}</p>
      )}
      <DaysOffLines maker={maker.name} away={delivery.away} />
      {waiting}
      {ending === null ? null : (
        <p className="hint num max-w-[46ch] text-balance">
          {w(ending.hold ?? 'on', { role, day: formatCalendarDay(ending.on) })}
        </p>
      )}
    </div>
  );
}
