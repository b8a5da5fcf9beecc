import { Truck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { DesignDetails } from '#contracts/designs/designs.contract.ts';
import { formatCalendarDay } from '../../platform/i18n/dates.ts';

interface ExpectedDeliveryProps {
  delivery: DesignDetails['delivery'];
  measuring: DesignDetails['measuring'];
}

/** When a design arrives that is ordered today, and what the days are made of. */
export function ExpectedDelivery({ delivery, measuring }: ExpectedDeliveryProps) {
  const t = useTranslations('designDetails.delivery');
  const { makingDays, transit, to, by } = delivery;
  return (
    <div className="flex gap-3">
      <Truck className="mt-px flex-none text-ink-2" />
      <div className="leading-[1.4]">
        <p>
          {t.rich('by', {
            date: () => <span className="num font-semibold">{formatCalendarDay(by)}</span>,
          })}
        </p>
        <p className="hint mt-0.5">
          {t('made', { making: makingDays, measuring })}{' '}
          {to === null
            ? t('usualWay', { least: transit.least, most: transit.most })
            : t('knownWay', { most: transit.most, to })}
        </p>
      </div>
    </div>
  );
}
