import type { DesignDetails } from '#contracts/designs/designs.contract.ts';
import { DaysOffLines } from '#web/features/profiles/shop/days-off-lines.tsx';
import { formatCalendarDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Truck } from '#web/ui/icons.tsx';
import designDetailsWords from '#web/words/en/features/designs/showing/design-details.json';

interface ExpectedDeliveryProps {
  delivery: DesignDetails['delivery'];
  measuring: DesignDetails['measuring'];
  maker: string;
}

/**
 * The expected delivery day if the design is ordered today or on the first possible day, how the days add up, and the
 * maker's days off among them.
 */
export function ExpectedDelivery({ delivery, measuring, maker }: ExpectedDeliveryProps) {
  const t = useWords(designDetailsWords, 'delivery');
  const { makingDays, transit, to, by, away, orderedOn } = delivery;
  const date = () => <span className="num font-semibold">{formatCalendarDay(by)}</span>;
  return (
    <div className="flex gap-3">
      <Truck className="mt-px flex-none text-ink-2" />
      <div className="leading-[1.4]">
        <p>
          {orderedOn === null
            ? t.rich('by', { date })
            : t.rich('byLater', { date, day: formatCalendarDay(orderedOn) })}
        </p>
        <p className="hint mt-0.5">
          {to === null
            ? t('usualWay', { making: makingDays, measuring, most: transit.most })
            : t('knownWay', { making: makingDays, measuring, most: transit.most, to })}
        </p>
        <DaysOffLines maker={maker} away={away} />
      </div>
    </div>
  );
}
