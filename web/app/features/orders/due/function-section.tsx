import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { formatCalendarDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import functionDayWords from '#web/words/en/features/orders/due/function-day.json';

/** The function of an order, by when it should arrive, and why it may not; nothing without one. */
export function FunctionSection({ order }: { order: OrderData }) {
  const t = useWords(functionDayWords);
  const { delivery, role, buyer, maker } = order;
  const { functionDay, by, dueBy } = delivery;
  if (functionDay === null) return null;
  const { day, isOfOccasion, trialBy, risk, reason } = functionDay;
  const values = {
    ...{ role, buyer: buyer.name, maker: maker.name },
    ...{ day: formatCalendarDay(day), trialBy: formatCalendarDay(trialBy) },
    by: formatCalendarDay(by ?? dueBy ?? day),
  };
  return (
    <div className="stitched-over grid gap-2 pt-4">
      <p className="num font-semibold text-pretty">
        {t('day', values)} {isOfOccasion ? t('ofOccasion') : null}
      </p>
      {risk === 'TIGHT' || risk === 'TOO_LATE' ? (
        <p className="num text-pretty">{t(`arrives.${risk}`, values)}</p>
      ) : null}
      {reason === null ? null : <p className="meta text-pretty">{t(`reason.${reason}`, values)}</p>}
      {risk === null || risk === 'TOO_LATE' ? null : <p className="hint num">{t('trialBy', values)}</p>}
    </div>
  );
}
