import { useTranslations } from 'use-intl';
import type { OrderData } from '#contracts/orders/orders.contract.ts';
import { formatShortDay } from '#web/platform/i18n/dates.ts';

/** A day in India, "2026-12-18", as a moment that is shown as this day everywhere. */
export const noonOf = (day: string) => `${day}T06:30:00Z`;

/** By when an order arrives, with what the day is counted from; nothing for a cancelled one. */
export function DeliveryLine({ order: { delivery, status, role, buyer } }: { order: OrderData }) {
  const t = useTranslations('orders.delivery');
  if (delivery.by === null) return null;
  const date = <span className="num font-semibold text-ink">{formatShortDay(noonOf(delivery.by))}</span>;
  if (status === 'DELIVERED') return <p className="meta">{t.rich('arrived', { date: () => date })}</p>;
  return (
    <div className="grid gap-0.5">
      <p className="meta">{t.rich('by', { date: () => date })}</p>
      {delivery.waitsFor === null ? null : (
        <p className="hint">
          {t(delivery.waitsFor, {
            making: delivery.makingDays,
            transit: delivery.transitDays,
            role,
            buyer: buyer.name,
          })}
        </p>
      )}
    </div>
  );
}
